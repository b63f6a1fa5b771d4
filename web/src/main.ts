import "@fontsource-variable/nunito/wght.css";
import "./app.css";
import "./fields.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { reloadIfRebuilt } from "$lib/rebuilt.ts";

addEventListener("vite:preloadError", () => void reloadIfRebuilt());
mount(App, { target: document.getElementById("app")! });

// without it the page plays as well, only not from an icon
if ("serviceWorker" in navigator && import.meta.env.PROD) navigator.serviceWorker.register("/sw.js").catch(() => {});
