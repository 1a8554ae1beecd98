import { mount } from "svelte";
import App from "./App.svelte";
import "./design/base.css";
import { preferences } from "$lib/preferences.svelte";
import { words } from "$lib/words.svelte";

document.documentElement.dataset.theme = preferences.dark ? "dark" : "light";
await words.use(preferences.language, ["atol", "web"]);
mount(App, { target: document.getElementById("app")! });
