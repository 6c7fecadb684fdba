/** What a card is, in one sentence for those who do not see it. */

import type { Desk } from "../../lib/desk";
import type { LordFacts, Offer, OwnedLord } from "./types";

function costOf(desk: Desk, cost: { sum: number; races: number; mandatory: string[] }): string {
  const kind = cost.mandatory.length === 0 ? 0 : cost.races === 1 ? 1 : cost.mandatory.length === 1 ? 2 : 3;
  const mandatory = cost.mandatory.map((race) => desk.words.text(`race-${race}`)).join(", ");
  return desk.words.text("cost", { kind, sum: cost.sum, races: cost.races, mandatory });
}

export function describeLord(desk: Desk, lord: string, at?: OwnedLord | Offer): string {
  const facts = desk.facts["lord"]?.[lord] as LordFacts | undefined;
  const { words } = desk;
  if (!facts) return words.text(`lord-${lord}`);
  const said = [
    `${words.text(`lord-${lord}`)} (${words.text(`guild-${facts.guild}`)})`,
    words.text("worth", { influence: facts.influence, keys: facts.keys }),
  ];
  if (!at || "sum" in at) said.push(costOf(desk, at ?? facts));
  const power = words.first(`lord-${lord}-text`);
  if (power) said.push(power);
  if (at && "turned" in at) {
    if (at.turned) said.push(words.text("turned-note"));
    if (at.under) said.push(words.text("under-note", { tile: words.text(`location-${at.under}`) }));
    if (at.used) said.push(words.text("used-note"));
  }
  return said.map((part) => part.replace(/\.$/, "")).join(". ");
}

export function describeTile(desk: Desk, tile: string, points?: number): string {
  const { words } = desk;
  const text = words.first(`location-${tile}-text`) ?? "";
  const now = points === undefined ? "" : ` (${words.text("worth-now", { points })})`;
  return `${words.text(`location-${tile}`)}: ${text}${now}`;
}

export function describeAlly(desk: Desk, card: string): string {
  return desk.words.first(`ally-${card.replace(".", "_")}`, `monster_card-${card}`) ?? card;
}

/** Why a lord of the Court cannot be recruited. */
export function whyNot(desk: Desk, offer: Offer): string | undefined {
  const { lack } = offer;
  const { words } = desk;
  if (desk.me === undefined) return undefined;
  if (!lack) return desk.at(`court:${offer.lord}`).length > 0 ? undefined : words.text("no-turn");
  if (lack.kind === "mandatory") {
    const missing = lack.missing.map((race) => words.text(`race-${race}`)).join(", ");
    return words.text("lack-mandatory", { missing });
  }
  if (lack.kind === "races") return words.text("lack-races", { more: lack.more });
  return words.text("lack-value", { short: lack.short });
}
