import { createContext } from 'svelte';

import { keysOf, lettersFor } from '../logic/keys';
import { layOutSupply } from '../logic/supply';
import { landscapeSpot, marksOf, pick, pileSpot } from '../logic/question';
import type { CardFace, GameView, PileView, QuestionView } from '../protocol';

/** What a board shows. */
export interface Source {
  view: GameView;
  cards: Record<string, CardFace>;
  question: QuestionView | null;
  /** Whether the person may answer now. */
  live: boolean;
}

const lettered = ({ index, name }: PileView) => ({ spot: pileSpot(index), name });

/** A table as it is shown and, where it is live, answered. The components below a board share it. */
export class Board {
  picks = $state.raw<number[]>([]);

  #source: () => Source;
  #answer: (question: QuestionView, picks: number[]) => void;

  constructor(source: () => Source, answer: (question: QuestionView, picks: number[]) => void) {
    this.#source = source;
    this.#answer = answer;
  }

  readonly view = $derived.by(() => this.#source().view);
  readonly cards = $derived.by(() => this.#source().cards);
  readonly question = $derived.by(() => this.#source().question);
  readonly live = $derived.by(() => this.#source().live);

  readonly names = $derived(this.view.seats.map(({ name }) => name));
  /** Whose hand is shown large: of whoever has to choose, on a turn that one controls or in an open replay. */
  readonly handSeat = $derived(this.question?.acting ?? this.view.you ?? this.view.turn.seat);
  readonly marks = $derived(marksOf(this.question, this.handSeat, this.names));
  readonly #supply = $derived(layOutSupply(this.view.piles, this.cards));
  readonly letters = $derived(
    // What is most often picked comes first: there may be more piles than letters.
    lettersFor([
      ...this.#supply.basic.map(lettered),
      ...this.#supply.kingdom.map(lettered),
      ...this.view.landscapes.map(({ card }) => ({ spot: landscapeSpot(card), name: card })),
      ...this.#supply.beside.map(lettered),
    ]),
  );
  readonly keys = $derived(keysOf(this.marks, this.letters));

  face(card: string): CardFace | undefined {
    return this.cards[card];
  }

  name(seat: number): string {
    return this.names[seat] ?? `Seat ${seat + 1}`;
  }

  /** Picks an option: the whole answer, or a part of it. */
  choose(index: number): void {
    const question = this.question;
    if (!question || !this.live) return;
    if (question.single) this.send([index]);
    else this.picks = pick(question, this.picks, index);
  }

  send(picks: number[]): void {
    const question = this.question;
    if (!question || !this.live) return;
    this.picks = [];
    this.#answer(question, picks);
  }

  clear(): void {
    this.picks = [];
  }

  /** The option that a key picks. */
  optionWithKey(key: string): number | null {
    for (const [index, own] of this.keys) if (own === key) return index;
    return null;
  }
}

const [getBoard, setBoard] = createContext<Board>();
export { getBoard, setBoard };
