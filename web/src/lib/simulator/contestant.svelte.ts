import { api } from '../api';
import type { StrategyInfo, TextFault } from '../protocol';

/** How long nobody must have typed before the server is asked, in milliseconds. */
const PAUSE = 250;

/** A strategy in the form: one of those that come with the program, or its text after a change. */
export class Contestant {
  text = $state('');
  fault = $state.raw<TextFault | null>(null);
  name = $state('');
  needs = $state.raw<string[]>([]);

  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(info: StrategyInfo) {
    this.choose(info);
  }

  choose({ text, name, needs }: StrategyInfo): void {
    clearTimeout(this.#timer);
    Object.assign(this, { text, name, needs, fault: null });
  }

  edit(text: string): void {
    this.text = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#look(), PAUSE);
  }

  #look(): void {
    const text = this.text;
    api.checkStrategy(text).then(
      ({ fault, name, needs }) => {
        if (text !== this.text) return;
        this.fault = fault;
        if (fault === null) Object.assign(this, { name: name ?? '', needs });
      },
      // The run itself says it again.
      () => undefined,
    );
  }
}
