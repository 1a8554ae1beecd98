// Importing this puts the drawings of Podwodni Łowcy into the page, once.
import { mount } from "svelte";
import "./lowcy.css";
import LowcySprite from "./LowcySprite.svelte";

mount(LowcySprite, { target: document.body });
