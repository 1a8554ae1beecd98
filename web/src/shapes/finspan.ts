// Importing this puts the drawings of Finspan into the page, once.
import { mount } from "svelte";
import "./finspan.css";
import FinspanSprite from "./FinspanSprite.svelte";

mount(FinspanSprite, { target: document.body });
