import { tick } from 'svelte';

import { actsOf, after, splitOwn, type Act } from '../logic/acts';
import { stepTime } from '../motion.svelte';
import type { LogLine, Update } from '../protocol';
import { announce } from '../sound';
import type { Flights } from './flights.svelte';

/** No row of steps takes longer than this, in milliseconds. */
const LONGEST = 5000;

interface Scene {
  update: Update;
  log: LogLine[];
  acts: Act[];
}

/**
 * What is shown of a game, and when: the answers of others come faster than anybody can see, so they are shown step by
 * step. Any key or click goes to the end at once; nothing ever waits for it.
 */
export class Pace {
  update = $state.raw<Update | null>(null);
  log = $state.raw<LogLine[]>([]);

  #latest: Scene | null = null;
  #scenes: Scene[] = [];
  #running = false;
  #flights: Flights;

  constructor(flights: Flights) {
    this.#flights = flights;
  }

  /** Takes what the server said: the game as it stands, the whole log, and from which line on it is new. */
  take(update: Update, log: LogLine[], from: number): void {
    const before = this.#latest;
    const follows =
      before !== null && before.update.game === update.game && before.update.take === update.take;
    const scene = { update, log, acts: follows ? actsOf(log.slice(from)) : [] };
    this.#latest = scene;
    if (follows) announce(scene.acts, before.update, update);
    if (!follows || stepTime() === 0) this.skip();
    else {
      this.#scenes.push(scene);
      if (!this.#running) void this.#run();
    }
  }

  /** Shows at once how it stands. */
  skip(): void {
    this.#scenes = [];
    this.#flights.clear();
    if (this.#latest && this.update !== this.#latest.update) this.#show(this.#latest);
  }

  #show({ update, log }: Scene): void {
    this.update = update;
    this.log = log;
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let scene = this.#scenes.shift(); scene; scene = this.#scenes.shift()) await this.#play(scene);
    this.#running = false;
  }

  /** One's own moves are seen where they lead, at once; those of the others one after the other. */
  async #play(scene: Scene): Promise<void> {
    const you = scene.update.view.you;
    const [own, rest] = splitOwn(scene.acts, you);
    if (own.length > 0 && rest.length > 0) await this.#step(own, scene);
    if (rest.length === 0) {
      await this.#flights.fly(own, scene.update.view, stepTime(), () => this.#show(scene));
      return;
    }
    for (const act of rest) {
      if (!this.#isCurrent(scene)) return;
      await this.#step([act], scene, Math.min(stepTime(), LONGEST / rest.length));
    }
    if (this.#isCurrent(scene)) this.#show(scene);
  }

  /** A scene that was skipped is not shown any more. */
  #isCurrent(scene: Scene): boolean {
    return (
      this.update !== null && this.update.step <= scene.update.step && this.update !== this.#latest?.update
    );
  }

  async #step(acts: Act[], scene: Scene, time = stepTime()): Promise<void> {
    const shown = this.update;
    if (!shown) return;
    const view = acts.reduce(after, shown.view);
    const waiting = { seat: acts.at(-1)?.seat ?? 0 };
    const between: Update = { ...shown, view, question: null, waiting };
    await this.#flights.fly(acts, view, time, () => {
      if (this.#isCurrent(scene)) this.update = between;
    });
    await tick();
    await this.#flights.wait(time);
  }
}
