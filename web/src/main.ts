import "@fontsource/cinzel/latin-600.css";
import "@fontsource/cinzel/latin-ext-600.css";
import "@fontsource-variable/atkinson-hyperlegible-next/wght.css";
import "./style.css";
import "./people.css";
import { mount } from "svelte";
import App from "./App.svelte";

const target = document.getElementById("page");
if (target) mount(App, { target });
