import type { Frame, LogLine, Piece, TurnMark } from '../protocol';
import { plain } from './sentence';

/** A game in numbers: one for each player at the beginning of each turn. */
export interface Curve {
  title: string;
  /** By player, then by turn; nothing where it is not known. */
  values: (number | null)[][];
}

/** The steps at which a game is looked at: the beginning of every turn, and the end. */
export function looks(turns: readonly TurnMark[], steps: number): number[] {
  return [...new Set([...turns.map(({ step }) => step), steps])];
}

const sizeOf = (seat: Frame['view']['seats'][number]) =>
  seat.hand.count +
  seat.deck.count +
  seat.discard.count +
  seat.in_play.reduce((sum, { count }) => sum + count, 0) +
  seat.set_aside.count +
  seat.mats.reduce((sum, { cards }) => sum + cards.count, 0);

/** Points and deck sizes over the turns. */
export function curvesOf(frames: readonly Frame[], players: number): Curve[] {
  const of = (value: (seat: Frame['view']['seats'][number]) => number | null) =>
    Array.from({ length: players }, (_, seat) =>
      frames.map(({ view }) => {
        const one = view.seats[seat];
        return one ? value(one) : null;
      }),
    );
  return [
    { title: 'Points', values: of(({ score }) => score) },
    { title: 'Cards', values: of(sizeOf) },
  ];
}

/** What is spent or lost is told with other words than what is given. */
const isGetting = (piece: Piece) => piece.is === 'text' && piece.text.trim() === 'gets';

/** The coins that each player had to spend in each of their turns, as the log tells of them. */
export function coinsOf(log: readonly LogLine[], players: number): Curve {
  const values: number[][] = Array.from({ length: players }, () => []);
  let turn = -1;
  for (const { kind, seat, pieces } of log) {
    if (kind === 'turn') {
      turn = seat;
      values[seat]?.push(0);
    }
    const own = seat === turn ? values[seat] : undefined;
    if (!own || kind !== 'pool' || !pieces.some(isGetting)) continue;
    const gained = pieces.reduce(
      (sum, piece) => sum + (piece.is === 'amount' && piece.of === 'coins' ? piece.amount : 0),
      0,
    );
    own[own.length - 1] = (own.at(-1) ?? 0) + gained;
  }
  return { title: 'Coins a turn', values };
}

/** What a player bought and gained, turn by turn. */
export function purchases(log: readonly LogLine[], seat: number): { turn: number; cards: string[] }[] {
  const turns: { turn: number; cards: string[] }[] = [];
  for (const line of log) {
    if (line.kind === 'turn' && line.seat === seat) turns.push({ turn: turns.length + 1, cards: [] });
    if (line.seat !== seat || (line.kind !== 'buy' && line.kind !== 'gain')) continue;
    const names = line.pieces.flatMap((piece) =>
      piece.is === 'card' ? Array<string>(Math.max(1, piece.count)).fill(piece.card) : [],
    );
    turns.at(-1)?.cards.push(...names);
  }
  return turns;
}

/** The log as text: a line for each line, indented as on the screen. */
export function logText(log: readonly LogLine[]): string {
  return log
    .map((line) => (line.kind === 'turn' ? '\n' : '') + '  '.repeat(line.depth) + plain(line.pieces))
    .join('\n')
    .trimStart();
}
