import type { AnswerOption, CardCount, GameView, SeatView } from '../protocol';
import type { Marks } from './question';

/** Cards that lie side by side in the middle of the table. */
export interface Row {
  key: string;
  title: string;
  seat: number;
  /** Whether the cards are in play, and can be marked there. */
  inPlay: boolean;
  cards: (CardCount & { stays?: boolean })[];
}

/** What lies in the middle of the table. The player whose turn it is comes last, nearest to the question. */
export function rowsOf(view: GameView, marks: Marks): Row[] {
  const offered = marks.laidOut.flatMap(({ options }) => options);
  const last = (seat: SeatView) => Number(seat.seat === view.turn.seat);
  const seats = [...view.seats].sort((a, b) => last(a) - last(b));
  return seats.flatMap((seat) => {
    const who = seat.seat === view.you ? 'You' : seat.name;
    const row = (zone: string, words: string, cards: Row['cards']): Row => ({
      key: `${seat.seat} ${zone}`,
      title: `${who}: ${words}`,
      seat: seat.seat,
      inPlay: zone === 'in_play',
      cards: isLaidOut(offered, zone, seat.seat, cards) ? [] : cards,
    });
    const rows = [
      row('in_play', 'in play', seat.in_play),
      row('aside', 'revealed', seat.aside.cards),
      row('set_aside', 'set aside', seat.set_aside.cards),
    ];
    return rows.filter(({ cards }) => cards.length > 0);
  });
}

/** Cards that all lie beside the question already need not be shown twice. */
function isLaidOut(
  offered: readonly AnswerOption[],
  zone: string,
  seat: number,
  cards: Row['cards'],
): boolean {
  return cards.every(({ card, count }) =>
    offered.some(
      (option) =>
        option.at.zone === zone &&
        'seat' in option.at &&
        option.at.seat === seat &&
        option.card === card &&
        option.count >= count,
    ),
  );
}
