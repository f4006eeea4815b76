import { SvelteMap } from 'svelte/reactivity';

import { api, eyeWord, problemOf } from '../api';
import type { Frame, Problem, ReplayInfo } from '../protocol';

/** How many frames are fetched at once. */
const CHUNK = 20;

/** A game or scenario that is stepped through. Frames are fetched in pieces around the step that is looked at. */
export class Replay {
  info = $state.raw<ReplayInfo | null>(null);
  problem = $state.raw<Problem | null>(null);
  step = $state(0);
  /** "open", "watcher" or the number of a seat. */
  eye = $state('');

  #frames = new SvelteMap<number, Frame>();
  // Nothing shown depends on what was asked for.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #asked = new Set<number>();

  constructor(readonly id: string) {}

  readonly frame = $derived(this.#frames.get(this.step) ?? null);

  /** Opens the replay at a step, through someone's eyes. Both may be left to the server. */
  async open(eye: string | null, step: number | null): Promise<void> {
    try {
      const info = await api.replay(this.id, eye);
      this.#frames.clear();
      this.#asked.clear();
      this.info = info;
      this.eye = eyeWord(info.eye);
      this.go(step ?? 0);
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  go(step: number): void {
    const last = this.info?.steps ?? 0;
    this.step = Math.max(0, Math.min(last, Math.round(step)));
    this.#fetch(Math.floor(this.step / CHUNK));
    // The next piece is there before it is reached.
    if (this.step % CHUNK > CHUNK / 2 && this.step + CHUNK / 2 <= last)
      this.#fetch(Math.floor(this.step / CHUNK) + 1);
  }

  #fetch(chunk: number): void {
    if (this.#asked.has(chunk)) return;
    this.#asked.add(chunk);
    const eye = this.eye;
    const from = chunk * CHUNK;
    const to = Math.min(from + CHUNK - 1, this.info?.steps ?? 0);
    api.frames(this.id, eye, from, to).then(
      ({ frames }) => {
        if (eye === this.eye) for (const frame of frames) this.#frames.set(frame.step, frame);
      },
      (error: unknown) => {
        this.#asked.delete(chunk);
        this.problem = problemOf(error);
      },
    );
  }
}
