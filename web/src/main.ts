import { mount } from "svelte";
import App from "./App.svelte";
import { takeSecrets } from "./lib/keys";
import { followAddress } from "./lib/router.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

followAddress(takeSecrets);

const target = document.getElementById("app");
if (target) mount(App, { target });
