/** Moves what changed its place: cards fly from where they were, or from the pile they come from. */

const PILES: Record<string, string> = { track: "deck", lord: "lord-deck", tile: "location-stack" };

/** A copy of what lies at one place flies to another, each named by its `data-move` or `data-zone`. */
export interface Flight {
  from: string;
  to: string;
}

interface Seen {
  moves: Map<string, { rect: DOMRect; copy: HTMLElement | undefined }>;
  zones: Map<string, DOMRect>;
  flights: { copy: HTMLElement; rect: DOMRect; to: string }[];
}

const find = (root: HTMLElement, place: string) =>
  root.querySelector<HTMLElement>(`[data-move="${place}"], [data-zone="${place}"]`);

/** A copy that looks the same outside of the board. */
function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  const { fontSize, lineHeight, color } = getComputedStyle(element);
  Object.assign(copy.style, { fontSize, lineHeight, color });
  return copy;
}

export function measure(root: HTMLElement, wanted: Flight[] = []): Seen {
  const moves: Seen["moves"] = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-move]")) {
    const key = element.dataset["move"] ?? "";
    const copy = key.startsWith("track:") ? copyOf(element) : undefined;
    moves.set(key, { rect: element.getBoundingClientRect(), copy });
  }
  const zones: Seen["zones"] = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-zone]")) {
    zones.set(element.dataset["zone"] ?? "", element.getBoundingClientRect());
  }
  const flights = wanted.flatMap(({ from, to }) => {
    const start = find(root, from);
    return start ? [{ copy: copyOf(start), rect: start.getBoundingClientRect(), to }] : [];
  });
  return { moves, zones, flights };
}

function fly(element: HTMLElement, from: DOMRect, to: DOMRect, duration: number): Animation {
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  const scale = Math.min(1.6, Math.max(0.4, from.width / Math.max(1, to.width)));
  const start = {
    transform: `translate(${dx}px, ${dy}px) scale(${scale})`,
    transformOrigin: "0 0",
    zIndex: "5",
  };
  return element.animate([start, { transform: "none", transformOrigin: "0 0", zIndex: "5" }], {
    duration,
    easing: "cubic-bezier(.2, .7, .2, 1)",
  });
}

/** Where a card that was not there before comes from. */
function origin(key: string, seen: Seen, notations: string[]): DOMRect | undefined {
  const [kind = "", what = ""] = key.split(":");
  if (kind !== "hand") return seen.zones.get(PILES[kind] ?? "");
  const race = what.split(".")[0] ?? "";
  if (notations.some((text) => text.startsWith("stack "))) return seen.zones.get(`council:${race}`);
  const last = [...seen.moves.keys()].findLast((known) => known.startsWith("track:"));
  return last === undefined ? undefined : seen.moves.get(last)?.rect;
}

/** Plays what happened between `seen` and now. */
export function play(root: HTMLElement, seen: Seen, notations: string[], duration: number): void {
  if (duration === 0) return;
  for (const element of root.querySelectorAll<HTMLElement>("[data-move]")) {
    const key = element.dataset["move"] ?? "";
    const now = element.getBoundingClientRect();
    const before = seen.moves.get(key)?.rect ?? origin(key, seen, notations);
    seen.moves.delete(key);
    if (before && Math.hypot(before.left - now.left, before.top - now.top) > 6)
      fly(element, before, now, duration);
  }
  // One after the other, so that several of a kind are seen.
  const pause = Math.min(duration / 5, duration / Math.max(1, seen.flights.length));
  for (const [index, { copy, rect, to }] of seen.flights.entries()) {
    const target = find(root, to);
    if (target) ghost(copy, rect, target.getBoundingClientRect(), duration, index * pause);
  }
  const taker = notations
    .map((text) => /^(?:took|bought) ([A-F])/.exec(text)?.[1])
    .find((seat) => seat !== undefined);
  const target = taker && root.querySelector<HTMLElement>(`[data-zone="player:${taker}"]`);
  const left = [...seen.moves.entries()].findLast(([key]) => key.startsWith("track:"))?.[1];
  // What I take flies into my hand already.
  if (target && left?.copy && !target.classList.contains("mine"))
    ghost(left.copy, left.rect, target.getBoundingClientRect(), duration);
}

const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const;

/** A card that leaves the board flies to who took it, from middle to middle. */
function ghost(copy: HTMLElement, from: DOMRect, to: DOMRect, duration: number, delay = 0): void {
  for (const name of ["data-move", "data-zone", "data-place"]) copy.removeAttribute(name);
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  Object.assign(copy.style, {
    position: "fixed",
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    zIndex: "20",
    pointerEvents: "none",
  });
  document.body.append(copy);
  const [[x, y], [toX, toY]] = [middle(from), middle(to)];
  // A card becomes as small as what lies before a player; a token keeps its size.
  const scale = from.height > 60 ? 0.4 : 1;
  const end = `translate(${toX - x}px, ${toY - y}px) scale(${scale})`;
  const flight = copy.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: end, opacity: 0.9, offset: 0.9 },
      { transform: end, opacity: 0 },
    ],
    { duration, delay, easing: "cubic-bezier(.4, 0, .3, 1)", fill: "both" },
  );
  flight.onfinish = () => copy.remove();
  flight.oncancel = () => copy.remove();
}
