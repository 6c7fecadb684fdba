/** What I have set about reactions counts at every table where I have not said otherwise. */

import { settings } from "./settings.svelte";
import type { Sitting } from "./sitting.svelte";

/** To be called by a component. */
export function giveUsualOrder(sitting: Sitting): void {
  /** The seats for which it was done. */
  const given = new Set<string>();
  $effect(() => {
    const order = settings.get("reactions");
    const { standing, mySeat } = sitting;
    if (!standing || standing.is_given || !mySeat || sitting.disabled || given.has(mySeat)) return;
    given.add(mySeat);
    if (order !== standing.order && standing.offers.includes(order))
      void sitting.send({ standing: { order } }, mySeat);
  });
}
