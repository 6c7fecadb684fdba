/** Valeria: Card Kingdoms on the table. */

import "./tones.css";
import type { Facts } from "../../lib/desk";
import type { BoardModule } from "..";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { flights } from "./flights";
import { hasButton, placeOf } from "./places";
import Prompt from "./Prompt.svelte";
import en from "./texts/en.ftl?raw";
import es from "./texts/es.ftl?raw";
import pl from "./texts/pl.ftl?raw";

const all = (table: string, kind: string) => (facts: Facts) =>
  Object.keys(facts[table] ?? {}).map((id) => `${kind}:${id}`);

export const game: BoardModule = {
  Board,
  Card,
  Prompt,
  hasButton,
  placeOf,
  // What can be paid in several ways is composed on the board; the list has each way as an action of its own.
  begins: () => false,
  flights,
  gallery: [
    { title: "gallery-monsters", cards: all("monster", "monster") },
    {
      title: "gallery-citizens",
      cards: (facts) => [...all("starter", "citizen")(facts), ...all("citizen", "citizen")(facts)],
    },
    { title: "gallery-domains", cards: all("domain", "domain") },
    { title: "gallery-dukes", cards: all("duke", "duke") },
  ],
  texts: { en, pl, es },
};
