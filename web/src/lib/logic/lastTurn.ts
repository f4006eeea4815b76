import type { LogLine, Piece } from '../protocol';

/** What each player did in their last turn that is over or still going on: "Village, Smithy; bought Gold". */

const named = ({ pieces }: LogLine): Extract<Piece, { is: 'card' }>[] =>
  pieces.filter((piece) => piece.is === 'card');

/** "Village, 2 Smithy" of cards in the order in which they first came. */
function list(cards: readonly { card: string; count: number }[]): string {
  const counts = new Map<string, number>();
  for (const { card, count } of cards) counts.set(card, (counts.get(card) ?? 0) + Math.max(1, count));
  return [...counts].map(([card, count]) => (count > 1 ? `${count} ${card}` : card)).join(', ');
}

/** A turn in a few words, from its lines of the log. */
export function turnInWords(lines: readonly LogLine[], seat: number): string {
  const own = lines.filter((line) => line.seat === seat);
  const of = (kind: LogLine['kind']) => own.filter((line) => line.kind === kind).flatMap(named);
  const played = list(of('play'));
  const bought = list(of('buy'));
  const gained = list(of('gain'));
  const parts = [played, bought && `bought ${bought}`, gained && `gained ${gained}`].filter(Boolean);
  return parts.join('; ');
}

/** The last turn of every seat in which anything was done. */
export function lastTurns(lines: readonly LogLine[], seats: number): string[] {
  const said = Array<string>(seats).fill('');
  let end = lines.length;
  for (let i = lines.length - 1; i >= 0 && said.some((words) => words === ''); i--) {
    const line = lines[i];
    if (line?.kind !== 'turn') continue;
    if (said[line.seat] === '') said[line.seat] = turnInWords(lines.slice(i, end), line.seat);
    end = i;
  }
  return said;
}
