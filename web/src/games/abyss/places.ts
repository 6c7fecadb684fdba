/** Where on the board each action belongs. */

/** Actions that choose no card: they have a button of their own beside the prompt. */
const PLAIN = new Set([
  "plot",
  "explore",
  "pass_turn",
  "buy",
  "pass",
  "take",
  "fight",
  "continue",
  "reward",
  "draw",
  "keys",
  "decline",
  "end_turn",
  "cancel",
  "pay_confirm",
]);

export function hasButton(notation: string): boolean {
  return PLAIN.has(notation.split(" ")[0] ?? "");
}

export function placeOf(notation: string): string | undefined {
  const [verb, first, second] = notation.split(" ");
  switch (verb) {
    case "plot":
      return "lord-deck";
    case "explore":
    case "continue":
      return "deck";
    case "buy":
    case "take":
    case "fight":
      return "track";
    case "support":
    case "stack":
    case "discard_stack":
      return `council:${first}`;
    case "recruit":
    case "second_lord":
    case "replace_court":
      return `court:${first}`;
    case "replace":
      return `court:${second}`;
    case "pay_add":
    case "discard":
      return `hand:${first}`;
    case "affiliate":
      return `played:${first}`;
    case "turn_lord":
    case "replace_from_deck":
    case "use":
      return `lord:${first}`;
    case "steal":
      return `player:${first}`;
    case "take_available":
    case "tile":
    case "stack_swap":
      return `tile:${first}`;
    case "swap_location":
      return `tile:${second}`;
    case "draw":
      return "location-stack";
    default:
      return undefined;
  }
}
