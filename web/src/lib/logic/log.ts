import type { LogLine } from '../protocol';
import { plain } from './sentence';

/** A line of the log and its number among all lines. */
export interface Numbered {
  line: LogLine;
  number: number;
}

/** The lines that have all these words, of one player or of all. A turn without any is left out. */
export function searchLog(lines: readonly Numbered[], text: string, seat: number | null): Numbered[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0 && seat === null) return [...lines];
  const fits = ({ line }: Numbered) => {
    const sentence = plain(line.pieces).toLowerCase();
    return (seat === null || line.seat === seat) && words.every((word) => sentence.includes(word));
  };
  const kept: Numbered[] = [];
  let turn: Numbered | null = null;
  for (const one of lines) {
    if (one.line.kind === 'turn') turn = one;
    if (!fits(one)) continue;
    if (turn && turn !== one) kept.push(turn);
    turn = null;
    kept.push(one);
  }
  return kept;
}

const isCleanUp = ({ kind, depth }: LogLine) => depth === 0 && (kind === 'discard' || kind === 'draw');

/**
 * The log without what every turn ends with: its player discards everything and draws a new hand. Whatever a card has to
 * say about that stays.
 */
export function withoutCleanUp(lines: readonly LogLine[]): Numbered[] {
  const kept: Numbered[] = [];
  for (const [number, line] of lines.entries()) {
    if (line.kind === 'turn') dropTail(kept);
    kept.push({ line, number });
  }
  return kept;
}

/** Drops the Clean-up at the end of a turn, but not that it shuffled. The lines before the first turn are no turn. */
function dropTail(kept: Numbered[]): void {
  const turn = kept.findLast(({ line }) => line.kind === 'turn');
  const shuffles: Numbered[] = [];
  for (let last = kept.at(-1); turn && last; last = kept.at(-1)) {
    const shuffle = last.line.kind === 'shuffle' && last.line.depth === 0;
    const other = last.number <= turn.number || last.line.seat !== turn.line.seat;
    if (other || !(shuffle || isCleanUp(last.line))) break;
    kept.pop();
    if (shuffle) shuffles.unshift(last);
  }
  kept.push(...shuffles);
}
