// Importing this puts the drawings of Shallow Sea into the page, once.
import { mount } from "svelte";
import "./sea.css";
import SeaCreatures from "./SeaCreatures.svelte";
import SeaSprite from "./SeaSprite.svelte";

mount(SeaSprite, { target: document.body });
mount(SeaCreatures, { target: document.body });
