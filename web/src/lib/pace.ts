/** Shows what others do one step at a time, slowly enough to follow. Whoever acts does not wait. */

export class Pace<T> {
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (item: T) => void,
    private readonly pause: () => number,
  ) {}

  push(item: T, now: boolean): void {
    if (now || this.pause() === 0) {
      this.hurry();
      this.show(item);
    } else if (this.#timer === undefined) {
      this.#next(item);
    } else {
      this.#waiting.push(item);
    }
  }

  /** Shows all that waits, at once. */
  hurry(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const item of this.#waiting.splice(0)) this.show(item);
  }

  #next(item: T): void {
    this.show(item);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      const next = this.#waiting.shift();
      if (next !== undefined) this.#next(next);
    }, this.pause());
  }
}
