import { mount } from "svelte";
import App from "./App.svelte";
import "./design/base.css";
import { preferences } from "$lib/preferences.svelte";
import { words } from "$lib/words.svelte";
import { python } from "./python/python";

document.documentElement.dataset.theme = preferences.dark ? "dark" : "light";
await words.use(preferences.language, ["atol", "web"]);
python.source = async () => (await import("./python/served")).served;
if (import.meta.env.PROD) navigator.serviceWorker?.register("/sw.js").catch(() => undefined); // not on plain http
mount(App, { target: document.getElementById("app")! });
