/** Where on the board each action belongs. */

/** Actions that choose no card: they have a button of their own beside the prompt. */
const PLAIN = new Set([
  "keep",
  "change",
  "steal_from_bank",
  "nothing",
  "console",
  "gold",
  "trade",
  "done",
  "take",
  "reward",
  "victim",
  "pay",
  "none",
]);

export function hasButton(notation: string): boolean {
  return PLAIN.has(notation.split(" ")[0] ?? "");
}

export function placeOf(notation: string): string | undefined {
  const [verb, first, second] = notation.split(" ");
  switch (verb) {
    case "choose_duke":
      return `duke:${first}`;
    case "change":
      return `die:${second}`;
    case "steal":
      return `purse:${first}:${second}`;
    case "console":
    case "take":
    case "steal_from_bank":
      return `bank:${first}`;
    case "trade":
    case "return_citizen":
      return `own:${first}`;
    case "slay":
      return `monster:${first}`;
    case "recruit":
    case "take_citizen":
    case "capture":
      return `citizen:${first}`;
    case "build":
      return `domain:${second}`;
    case "victim":
      return `player:${first}`;
    case "return_monster":
      return `slain:${first}`;
    case "attack":
      return `area:${first}`;
    default:
      return undefined;
  }
}
