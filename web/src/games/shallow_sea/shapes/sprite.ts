// Importing this puts the drawings of Shallow Sea into the page, once.
import { mount } from "svelte";
import "../tokens.css";
import Creatures from "./Creatures.svelte";
import Sprite from "./Sprite.svelte";

mount(Sprite, { target: document.body });
mount(Creatures, { target: document.body });
