/** Shows what others do one step at a time, slowly enough to follow. Whoever acts does not wait. */

export class Pace<T> {
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** Whether it is shown in passing: then nothing has to move. */
    private readonly show: (item: T, inPassing: boolean) => void,
    private readonly pause: () => number,
  ) {}

  push(item: T, now: boolean): void {
    if (now || this.pause() === 0) {
      this.hurry();
      this.show(item, false);
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
    for (const item of this.#waiting.splice(0)) this.show(item, true);
  }

  #next(item: T): void {
    this.show(item, false);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      const next = this.#waiting.shift();
      if (next !== undefined) this.#next(next);
    }, this.pause());
  }
}
