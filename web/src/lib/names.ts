/** What those who sit at a table are called. */

import { botMessage } from "./bots";
import type { Table } from "./types";
import type { Words } from "./words";

export function seatName(table: Table | undefined, seat: string, words: Words): string {
  const holder = table?.seats.find((known) => known.seat === seat)?.holder;
  if (holder?.kind === "bot") {
    return words.text("bot-name", { seat, level: words.first(botMessage(holder.bot)) ?? holder.bot });
  }
  if (!holder || !("name" in holder)) return words.text("seat", { seat });
  const namesakes = table?.seats.filter(({ holder: other }) => "name" in other && other.name === holder.name);
  return (namesakes?.length ?? 0) > 1 ? `${holder.name} ${seat}` : holder.name;
}
