import { api, problemOf } from '../api';
import { asked } from '../logic/byHand';
import { EMPTY, keyAt, playersOf, setField, valueOf } from '../logic/position';
import { cardName } from '../cardWords';
import { isLandscape } from '../card/face';
import type { CardFace, CardList, Problem, SetTable, TextFault } from '../protocol';
import { load, store } from '../stored';

const KEY = 'fief-position';
/** How long nobody must have typed before the server is asked, in milliseconds. */
const PAUSE = 250;
/** Letters that follow each other within this time are taken back together. */
const TYPING = 700;
const MOST_STEPS = 200;

const isText = (value: unknown): value is string => typeof value === 'string';

/** What a list may hold. */
export type Holds = 'cards' | 'kingdom' | 'landscapes' | 'holdings';

/** The position that is edited: its text, what came before it, and what the server says of it. */
export class Editor {
  text = $state(load<string>(KEY, EMPTY, isText));
  /** The table that the text sets, as far as the server has looked; that of the last text without a fault. */
  table = $state.raw<SetTable | null>(null);
  fault = $state.raw<TextFault | null>(null);
  /** The server could not be asked. */
  problem = $state.raw<Problem | null>(null);
  /** Whether the server has looked at this very text. */
  checked = $state(false);

  #past = $state.raw<string[]>([]);
  #future = $state.raw<string[]>([]);
  /** When somebody last typed. */
  #typed = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly list: CardList) {
    this.#look();
  }

  readonly players = $derived(playersOf(this.text));
  readonly canUndo = $derived(this.#past.length > 0);
  readonly canRedo = $derived(this.#future.length > 0);
  /** The field that the fault is in. */
  readonly faultyKey = $derived(this.fault ? keyAt(this.text, this.fault.line).toLowerCase() : '');

  value(key: string): string {
    return valueOf(this.text, key);
  }

  set(key: string, value: string): void {
    this.change(setField(this.text, key, value));
  }

  /** What is wrong with a field, if the fault is there. */
  faultOf(key: string): string | null {
    return this.fault && this.faultyKey === key.toLowerCase() ? this.fault.message : null;
  }

  /** A change that is taken back by itself. */
  change(text: string): void {
    this.#typed = 0;
    this.#keep(text);
  }

  /** What somebody types: letters that follow each other quickly are taken back together. */
  type(text: string): void {
    const now = Date.now();
    const goesOn = now - this.#typed < TYPING;
    this.#typed = now;
    if (goesOn) this.#take(text);
    else this.#keep(text);
  }

  #keep(text: string): void {
    if (text === this.text) return;
    this.#past = [...this.#past, this.text].slice(-MOST_STEPS);
    this.#future = [];
    this.#take(text);
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (last === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.text];
    this.#typed = 0;
    this.#take(last);
  }

  redo(): void {
    const next = this.#future.at(-1);
    if (next === undefined) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.text];
    this.#typed = 0;
    this.#take(next);
  }

  #take(text: string): void {
    this.text = text;
    this.checked = false;
    store(KEY, text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#look(), PAUSE);
  }

  #look(): void {
    const text = this.text;
    api.checkPosition(text).then(
      ({ fault, table }) => {
        if (text !== this.text) return;
        this.fault = fault;
        this.table = table ?? this.table;
        this.problem = null;
        this.checked = true;
      },
      (error: unknown) => {
        if (text === this.text) this.problem = problemOf(error);
      },
    );
  }

  /** What can be named in a list: what people see, and what the text says. */
  names(holds: Holds): Map<string, string> {
    const { cards, older } = this.list;
    const fits = (card: CardFace) => {
      switch (holds) {
        case 'cards':
          return !isLandscape(card.object) && card.object !== 'pile';
        case 'kingdom':
          return card.chosen && !isLandscape(card.object);
        case 'landscapes':
          return card.chosen && isLandscape(card.object);
        case 'holdings':
          return ['project', 'state', 'artifact'].includes(card.object);
      }
    };
    const both = (card: CardFace, old: boolean): [string, string] => {
      const ask = asked(card, old);
      return [ask.replace(card.name, cardName(card.name)), ask];
    };
    // Made anew each time, and never changed.
    // eslint-disable-next-line svelte/prefer-svelte-reactivity
    return new Map([
      ...cards.filter(fits).map((card) => both(card, false)),
      ...older.filter(fits).map((card) => both(card, true)),
    ]);
  }
}
