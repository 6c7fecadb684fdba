/** Abyss on the table. */

import type { Facts } from "../../lib/desk";
import type { BoardModule } from "..";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { beginRecruitment } from "./payment.svelte";
import { hasButton, placeOf } from "./places";
import Prompt from "./Prompt.svelte";
import en from "./texts/en.ftl?raw";
import es from "./texts/es.ftl?raw";
import pl from "./texts/pl.ftl?raw";

const all = (table: string, kind: string) => (facts: Facts) =>
  Object.keys(facts[table] ?? {}).map((id) => `${kind}:${kind === "ally" ? id.replace("_", ".") : id}`);

export const game: BoardModule = {
  Board,
  Card,
  Prompt,
  hasButton,
  placeOf,
  begins: beginRecruitment,
  gallery: [
    { title: "gallery-lords", cards: all("lord", "lord") },
    { title: "gallery-locations", cards: all("location", "location") },
    { title: "gallery-allies", cards: (facts) => [...all("ally", "ally")(facts), "ally:monster"] },
  ],
  texts: { en, pl, es },
};
