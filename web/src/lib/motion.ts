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

export function measure(root: HTMLElement, wanted: Flight[] = []): Seen {
  const moves: Seen["moves"] = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-move]")) {
    const key = element.dataset["move"] ?? "";
    const copy = key.startsWith("track:") ? (element.cloneNode(true) as HTMLElement) : undefined;
    moves.set(key, { rect: element.getBoundingClientRect(), copy });
  }
  const zones: Seen["zones"] = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-zone]")) {
    zones.set(element.dataset["zone"] ?? "", element.getBoundingClientRect());
  }
  const flights = wanted.flatMap(({ from, to }) => {
    const start = find(root, from);
    return start
      ? [{ copy: start.cloneNode(true) as HTMLElement, rect: start.getBoundingClientRect(), to }]
      : [];
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
  for (const { copy, rect, to } of seen.flights) {
    const target = find(root, to);
    if (target) ghost(copy, rect, target.getBoundingClientRect(), duration);
  }
  const taker = notations
    .map((text) => /^(?:took|bought) ([A-F])/.exec(text)?.[1])
    .find((seat) => seat !== undefined);
  const target = taker && root.querySelector<HTMLElement>(`[data-zone="player:${taker}"]`);
  const left = [...seen.moves.entries()].findLast(([key]) => key.startsWith("track:"))?.[1];
  if (target && left?.copy) ghost(left.copy, left.rect, target.getBoundingClientRect(), duration);
}

/** A card that leaves the board flies to who took it. */
function ghost(copy: HTMLElement, from: DOMRect, to: DOMRect, duration: number): void {
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
  const end = `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(.4)`;
  const flight = copy.animate([{ transform: "none" }, { transform: end, opacity: 0.3 }], {
    duration,
    easing: "ease-in",
  });
  flight.onfinish = () => copy.remove();
  flight.oncancel = () => copy.remove();
}
