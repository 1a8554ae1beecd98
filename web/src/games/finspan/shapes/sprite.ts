// Importing this puts the drawings of Finspan into the page, once.
import { mount } from "svelte";
import "../tokens.css";
import Sprite from "./Sprite.svelte";

mount(Sprite, { target: document.body });
