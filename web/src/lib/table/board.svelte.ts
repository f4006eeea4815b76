import { createContext } from 'svelte';

import { keysOf, lettersFor } from '../logic/keys';
import { layOutSupply } from '../logic/supply';
import { handSpot, landscapeSpot, marksOf, pick, pileSpot, playSpot } from '../logic/question';
import type { CardFace, GameView, PileView, QuestionView } from '../protocol';

/** What a board shows. */
export interface Source {
  view: GameView;
  cards: Record<string, CardFace>;
  question: QuestionView | null;
  /** Whether the person may answer now. */
  live: boolean;
  /** Whether an answer to the question is on its way. */
  sending: boolean;
}

/** A sentence that stands over the question for a moment, and the card that it is about. */
export interface Notice {
  words: string;
  card: CardFace | null;
  note: string | null;
}

const NOTICE_FOR = 6000;

const lettered = ({ index, name }: PileView) => ({ spot: pileSpot(index), name });

/** A table as it is shown and, where it is live, answered. The components below a board share it. */
export class Board {
  picks = $state.raw<number[]>([]);
  /** Why a click did nothing, for a moment. */
  notice = $state.raw<Notice | null>(null);
  #fading: ReturnType<typeof setTimeout> | undefined;

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
  readonly sending = $derived.by(() => this.#source().sending);

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
  readonly keys = $derived.by(() => {
    const { handSeat: seat, view } = this;
    const hand = view.seats[seat]?.hand.cards.map(({ card }) => handSpot(seat, card)) ?? [];
    const played = view.seats.flatMap((row) => row.in_play.map(({ card }) => playSpot(row.seat, card)));
    return keysOf(this.marks, this.letters, [...hand, ...played]);
  });

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

  /** Says for a moment why something cannot be picked. */
  tell(words: string, card: CardFace | null, note: string | null): void {
    clearTimeout(this.#fading);
    this.notice = { words, card, note };
    this.#fading = setTimeout(() => (this.notice = null), NOTICE_FOR);
  }

  send(picks: number[]): void {
    const question = this.question;
    if (!question || !this.live) return;
    this.picks = [];
    this.notice = null;
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
