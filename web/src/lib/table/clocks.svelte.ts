import { clockTexts } from '../logic/clock';
import type { ClockView } from '../protocol';

/** The clocks of a table, counted down between two messages of the server. */
export class Clocks {
  #source: () => { clock: ClockView | null; at: number };
  #now = $state(Date.now());

  constructor(source: () => { clock: ClockView | null; at: number }) {
    this.#source = source;
    $effect(() => {
      if (!this.#source().clock) return;
      const timer = setInterval(() => (this.#now = Date.now()), 500);
      return () => clearInterval(timer);
    });
  }

  readonly texts = $derived.by(() => {
    const { clock, at } = this.#source();
    return clockTexts(clock, Math.max(0, this.#now - at));
  });
}
