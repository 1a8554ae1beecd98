// Importing this puts the drawings of Kelp into the page, once.
import { mount } from "svelte";
import "./kelp.css";
import KelpSprite from "./KelpSprite.svelte";

mount(KelpSprite, { target: document.body });
