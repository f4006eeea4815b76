import type { CardCount, GameView, LogLine, SeatView } from '../protocol';
import { pileSpot } from './question';

/** What happens at a table as a row of acts that can be seen one after the other, read from the log. */

export type ActKind =
  'turn' | 'play' | 'gain' | 'draw' | 'discard' | 'trash' | 'topdeck' | 'reveal' | 'shuffle';

export interface Act {
  kind: ActKind;
  seat: number;
  /** The cards that move; a card without a name is not seen. */
  cards: { card: string | null; count: number }[];
}

const KINDS: Partial<Record<LogLine['kind'], ActKind>> = {
  turn: 'turn',
  play: 'play',
  buy: 'gain',
  gain: 'gain',
  draw: 'draw',
  discard: 'discard',
  trash: 'trash',
  topdeck: 'topdeck',
  reveal: 'reveal',
  shuffle: 'shuffle',
};

function cardsOf({ pieces }: LogLine): Act['cards'] {
  return pieces.flatMap((piece): Act['cards'] => {
    if (piece.is === 'card') return [{ card: piece.card, count: Math.max(1, piece.count) }];
    return piece.is === 'hidden' ? [{ card: null, count: piece.count }] : [];
  });
}

/** The acts of some lines. What moves nothing is no act. */
export function actsOf(lines: readonly LogLine[]): Act[] {
  return lines.flatMap((line) => {
    const kind = KINDS[line.kind];
    if (!kind) return [];
    const cards = cardsOf(line);
    if (cards.length === 0 && kind !== 'turn' && kind !== 'shuffle') return [];
    return [{ kind, seat: line.seat, cards }];
  });
}

/** Where the cards of an act come from and go to, as names of spots; the first that is on the screen counts. */
export function wayOf(
  { kind, seat }: Act,
  card: string | null,
  view: GameView,
): { from: string[]; to: string[] } {
  const hand = card === null ? [] : [`hand/${seat}/${card}`];
  const held = seat === view.you ? [...hand, `hand/${seat}`] : [`held/${seat}`];
  const pile = view.piles.find((other) => other.card === card || other.name === card);
  const supply = pile ? [pileSpot(pile.index)] : [`seat/${seat}`];
  switch (kind) {
    case 'play':
      return { from: held, to: [`in_play/${seat}/${card ?? ''}`, 'play'] };
    case 'gain':
      return { from: supply, to: [`discard/${seat}`] };
    case 'draw':
      return { from: [`deck/${seat}`], to: held };
    case 'discard':
      return { from: [`in_play/${seat}/${card ?? ''}`, ...held], to: [`discard/${seat}`] };
    case 'trash':
      return { from: [`in_play/${seat}/${card ?? ''}`, ...held], to: ['trash'] };
    case 'topdeck':
      return { from: held, to: [`deck/${seat}`] };
    case 'reveal':
      return { from: [`deck/${seat}`], to: ['play'] };
    case 'shuffle':
    case 'turn':
      return { from: [`discard/${seat}`], to: [`deck/${seat}`] };
  }
}

const total = (act: Act) => act.cards.reduce((sum, { count }) => sum + count, 0);

function played(inPlay: SeatView['in_play'], { cards }: Act): SeatView['in_play'] {
  const now = [...inPlay];
  for (const { card, count } of cards) {
    if (card === null) continue;
    const last = now.at(-1);
    if (last?.card === card) now[now.length - 1] = { ...last, count: last.count + count };
    else now.push({ card, count, stays: false });
  }
  return now;
}

function less(cards: readonly CardCount[], gone: Act['cards']): CardCount[] {
  return cards
    .map(({ card, count }) => {
      const taken = gone.find((other) => other.card === card)?.count ?? 0;
      return { card, count: count - taken };
    })
    .filter(({ count }) => count > 0);
}

function seatAfter(seat: SeatView, act: Act): SeatView {
  const n = total(act);
  const hand = {
    count: Math.max(0, seat.hand.count - n),
    cards: less(seat.hand.cards, act.cards),
  };
  switch (act.kind) {
    case 'play':
      return { ...seat, hand, in_play: played(seat.in_play, act) };
    case 'gain':
      return { ...seat, discard: { ...seat.discard, count: seat.discard.count + n } };
    case 'draw':
      return {
        ...seat,
        deck: { ...seat.deck, count: Math.max(0, seat.deck.count - n) },
        hand: { ...seat.hand, count: seat.hand.count + n },
      };
    case 'discard':
      return { ...seat, hand, discard: { ...seat.discard, count: seat.discard.count + n } };
    case 'topdeck':
      return { ...seat, hand, deck: { ...seat.deck, count: seat.deck.count + n } };
    case 'trash':
      return { ...seat, hand };
    default:
      return seat;
  }
}

/** A table after an act, as far as an onlooker can tell; how it really is comes at the end of all acts. */
export function after(view: GameView, act: Act): GameView {
  if (act.kind === 'turn') {
    const seats = view.seats.map((seat) => ({ ...seat, in_play: seat.in_play.filter(({ stays }) => stays) }));
    return { ...view, seats, turn: { ...view.turn, seat: act.seat } };
  }
  const seats = view.seats.map((seat) => (seat.seat === act.seat ? seatAfter(seat, act) : seat));
  if (act.kind !== 'gain') return { ...view, seats };
  const piles = view.piles.map((pile) => {
    const taken = act.cards.find(({ card }) => card === pile.card)?.count ?? 0;
    return taken > 0 ? { ...pile, count: Math.max(0, pile.count - taken) } : pile;
  });
  return { ...view, seats, piles };
}

/** Acts of one player at the beginning, which are seen at once, and the rest, which is seen step by step. */
export function splitOwn(acts: readonly Act[], you: number | null): [own: Act[], rest: Act[]] {
  const first = acts.findIndex(({ seat }) => seat !== you);
  return first < 0 ? [[...acts], []] : [acts.slice(0, first), acts.slice(first)];
}
