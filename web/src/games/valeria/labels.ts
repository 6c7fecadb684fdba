/** What a card is, in one sentence for those who do not see it, and why it cannot be had. */

import type { Desk } from "../../lib/desk";
import { joinList } from "../../lib/words";
import { citizenOf, domainOf, monsterOf, type Bundle, type Offer } from "./types";

/** Sentences one after the other, with one full stop between them. */
const sentences = (parts: string[]): string => parts.map((part) => part.replace(/\.$/, "")).join(". ");

/** So many tokens, in the words of the game. */
export function amounts(desk: Desk, of: Bundle): string {
  const parts = (["gold", "strength", "magic"] as const)
    .filter((resource) => of[resource])
    .map((resource) => desk.words.text(resource, { [resource]: of[resource] ?? 0 }));
  if (of.vp) parts.push(desk.words.text("worth", { vp: of.vp }));
  return joinList(desk.words.lang, parts);
}

/** What the card costs who looks. */
const priceOf = (desk: Desk, { cost }: Offer): string =>
  desk.words.text("costs", {
    price: amounts(
      desk,
      cost.resource === "gold" ? { gold: cost.tokens } : { strength: cost.tokens, magic: cost.magic },
    ),
  });

export function describeMonster(desk: Desk, monster: string, offer?: Offer | null, left?: number): string {
  const { words } = desk;
  const facts = monsterOf(desk.facts, monster);
  if (!facts) return words.text(`monster-${monster}`);
  const kind = `${words.text(`area-${facts.area}`)}, ${words.text(`monster_type-${facts.type}`)}`;
  const said = [`${words.text(`monster-${monster}`)} (${kind})`];
  if (offer) said.push(priceOf(desk, offer));
  said.push(words.text("worth", { vp: facts.vp }), words.text(`monster-${monster}-text`));
  if (left !== undefined) said.push(words.text("cards-left", { count: left }));
  return sentences(said);
}

export function describeCitizen(desk: Desk, citizen: string, offer?: Offer | null, left?: number): string {
  const { words } = desk;
  const facts = citizenOf(desk.facts, citizen);
  const name = words.first(`citizen-${citizen}`, `starter-${citizen}`) ?? citizen;
  if (!facts) return name;
  const said = [facts.role ? `${name} (${words.text(`role-${facts.role}`)})` : name];
  said.push(words.text("wakes-on", { numbers: joinList(words.lang, facts.activation.map(String)) }));
  if (offer) said.push(priceOf(desk, offer));
  said.push(words.first(`citizen-${citizen}-text`, `starter-${citizen}-text`) ?? "");
  if (left !== undefined) said.push(words.text("cards-left", { count: left }));
  return sentences(said);
}

export function describeDomain(desk: Desk, domain: string, offer?: Offer | null, left?: number): string {
  const { words } = desk;
  const facts = domainOf(desk.facts, domain);
  const said = [words.text(`domain-${domain}`)];
  if (facts && offer) {
    const roles = facts.requires.map((role) => words.text(`role-${role}`));
    said.push(priceOf(desk, offer), words.text("needs", { roles: joinList(words.lang, roles) }));
  }
  if (facts) said.push(words.text("worth", { vp: facts.vp }), words.text(`domain-${domain}-text`));
  if (left !== undefined) said.push(words.text("cards-left", { count: left }));
  return sentences(said);
}

/** Why a card of the centre cannot be had now; nothing if it can. */
export function whyNot(desk: Desk, place: string, offer: Offer | null | undefined): string | undefined {
  const { words } = desk;
  if (!offer || desk.me === undefined || desk.at(place).length > 0) return undefined;
  const missing: Bundle = { [offer.cost.resource]: offer.lack.tokens };
  missing.magic = (missing.magic ?? 0) + offer.lack.magic;
  const said: string[] = [];
  if (offer.roles.length > 0) {
    const roles = offer.roles.map((role) => words.text(`role-${role}`));
    said.push(words.text("lack-roles", { roles: joinList(words.lang, roles) }));
  }
  if (offer.lack.tokens + offer.lack.magic > 0) {
    said.push(words.text("lack-tokens", { tokens: amounts(desk, missing) }));
  }
  return said.length > 0 ? said.join(" ") : words.text("not-now");
}
