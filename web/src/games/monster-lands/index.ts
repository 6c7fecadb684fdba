/** Monster Lands on the plain board: a mercenary is sent out with a whole load. */

import type { GameModule } from "..";
import { beginDeployment } from "./load.svelte";
import Prompt from "./Prompt.svelte";
import en from "./texts/en.ftl?raw";
import es from "./texts/es.ftl?raw";
import pl from "./texts/pl.ftl?raw";

export const game: GameModule = { Prompt, begins: beginDeployment, texts: { en, pl, es } };
