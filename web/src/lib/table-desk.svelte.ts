/** The desk of somebody who plays: what they are about to do, and which card they look at. */

import { Advice } from "./advice.svelte";
import type { Desk, Facts } from "./desk";
import { SeatNotes } from "./seat-notes.svelte";
import { settings } from "./settings.svelte";
import type { Sitting } from "./sitting.svelte";
import type { Action, Game, Phrase } from "./types";
import type { Words } from "./words";

export class TableDesk implements Desk {
  armed = $state.raw<Action | undefined>();
  /** The card that is shown close up, and where it lies. */
  card = $state.raw<{ of: string; place: string | undefined } | undefined>();
  /** The card under the pointer, and whether there is room on the left. */
  peeked = $state.raw<{ of: string; left: boolean } | undefined>();
  readonly advice: Advice;
  readonly #notes: SeatNotes;

  /** To be called by a component. */
  constructor(private readonly sitting: Sitting) {
    this.advice = new Advice(sitting);
    this.#notes = new SeatNotes(sitting);
  }

  get words(): Words {
    return this.sitting.kit.words as Words;
  }
  get facts(): Facts {
    return this.sitting.kit.facts;
  }
  get me(): string | undefined {
    return this.sitting.mySeat;
  }
  get game(): Game {
    return this.sitting.game as Game;
  }
  get busy(): boolean {
    return this.sitting.disabled;
  }
  get nameOf(): (seat: string) => string {
    return this.sitting.nameOf;
  }

  readonly say = (phrase: Phrase): string => this.words.say(phrase, this.nameOf);

  notesOn(seat: string): string[] {
    return this.#notes.of(seat);
  }

  at(place: string): Action[] {
    const { mySeat, game, isOver, kit } = this.sitting;
    if (!mySeat || !kit.module || !game || isOver) return [];
    return game.actions.filter(({ notation }) => kit.module?.placeOf(notation) === place);
  }

  act(action: Action): void {
    if (this.busy) return;
    if (this.#begins(action)) this.card = undefined;
    else if (settings.asksFirst && this.armed !== action) this.armed = action;
    else void this.perform(action);
  }

  /** Does it without asking again. */
  readonly perform = async (action: Action): Promise<void> => {
    this.armed = undefined;
    this.card = undefined;
    if (this.#begins(action)) return;
    await this.#send(action.notation);
  };

  async follow(plan: (game: Game) => string | undefined): Promise<void> {
    for (;;) {
      const { latest } = this.sitting.feed;
      const next = latest?.game ? plan(latest.game) : undefined;
      if (next === undefined || !(await this.#send(next))) return;
    }
  }

  /** What was about to be done belongs to one state of the game. */
  forget(): void {
    this.armed = undefined;
    this.advice.hint = undefined;
  }

  inspect(of: string, place?: string): void {
    this.peeked = undefined;
    this.card = { of, place };
  }

  peek(of: string | undefined, over?: HTMLElement): void {
    const at = over?.getBoundingClientRect();
    this.peeked = of === undefined ? undefined : { of, left: (at?.left ?? 0) > innerWidth / 2 };
  }

  /** Whether the game takes it into its own hands. */
  #begins({ notation }: Action): boolean {
    const { game, kit } = this.sitting;
    return (game && kit.own?.begins(notation, game)) ?? false;
  }

  #send(action: string): Promise<boolean> {
    return this.sitting.send({ act: { action } }, this.sitting.mySeat);
  }
}
