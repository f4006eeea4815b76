import { tick } from 'svelte';

import { wayOf, type Act } from '../logic/acts';
import type { GameView } from '../protocol';

/** A card on its way over the table. */
export interface Flight {
  id: number;
  card: string | null;
  from: DOMRect;
  to: DOMRect;
  time: number;
  delay: number;
}

/** No more cards than this fly at once. */
const MOST = 6;
const STAGGER = 40;

function find(spots: readonly string[]): Element | null {
  for (const spot of spots) {
    const element = document.querySelector(`[data-spot="${CSS.escape(spot)}"]`);
    if (element && element.getClientRects().length > 0) return element;
  }
  return null;
}

/** The cards that are on their way. Where they come from is measured before the table changes, where they go to after. */
export class Flights {
  all = $state.raw<Flight[]>([]);
  #nextId = 0;
  #waiting: (() => void) | null = null;

  async fly(acts: readonly Act[], view: GameView, time: number, change: () => void): Promise<void> {
    const moves =
      time === 0 ? [] : acts.flatMap((act) => act.cards.map(({ card }) => ({ act, card }))).slice(0, MOST);
    const starts = moves.map(({ act, card }) => find(wayOf(act, card, view).from)?.getBoundingClientRect());
    change();
    await tick();
    const flights = moves.flatMap(({ act, card }, i) => {
      const target = find(wayOf(act, card, view).to);
      const from = starts[i];
      if (!from || !target) return [];
      const delay = i * STAGGER;
      if (target.matches('.spot')) appear(target, time + delay);
      return [{ id: this.#nextId++, card, from, to: target.getBoundingClientRect(), time, delay }];
    });
    if (flights.length > 0) this.all = [...this.all, ...flights];
  }

  /** Waits for a step, or until everything is skipped. */
  wait(time: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, time);
      this.#waiting = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  land(id: number): void {
    this.all = this.all.filter((flight) => flight.id !== id);
  }

  clear(): void {
    if (this.all.length > 0) this.all = [];
    this.#waiting?.();
    this.#waiting = null;
  }
}

/** A card is not seen where it goes before it is there. */
function appear(target: Element, time: number): void {
  target.animate([{ opacity: 0 }, { opacity: 0, offset: 0.85 }, { opacity: 1 }], { duration: time });
}
