// Importing this puts the symbols into the page, once, whoever needs them first.
import { mount } from "svelte";
import Sprite from "./Sprite.svelte";

mount(Sprite, { target: document.body });
