import type { AnswerOption } from '../protocol';
import { landscapeSpot, pileSpot, type Marks } from './question';

/** Which key picks what. Letters belong to piles, digits to what is in hand or said in words. */

/** The keys that always mean the same. */
export const commands = () => [
  { key: 'Enter', means: 'Do the main thing: play all Treasures, or confirm what is picked' },
  { key: 'Space', means: 'Pick what has the focus' },
  { key: '.', means: 'End the phase, pass, or pick nothing' },
  { key: 'Escape', means: 'Clear what is picked, or close what is open' },
  { key: 'Backspace', means: 'Undo your last answer' },
  { key: '← ↑ → ↓', means: 'Go from one thing that can be picked to the next' },
  { key: 'a … z', means: 'Pick the pile with that letter' },
  { key: '1 … 9', means: 'Pick the card or option with that number' },
  { key: '!', means: 'Ask what a strong player would do, in games against bots' },
  { key: '/', means: 'Write in the chat' },
  { key: '#', means: 'Go to the log' },
  { key: '*', means: 'Switch sounds on or off' },
  { key: '?', means: 'Show or hide these keys' },
];

export const DIGITS = '1234567890';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * A letter for every spot: one of its name's own letters, the first that is free. Spots come in the order of the table,
 * so a pile keeps its letter through the game.
 */
export function lettersFor(spots: readonly { spot: string; name: string }[]): Map<string, string> {
  const taken = new Set<string>();
  const letters = new Map<string, string>();
  for (const { spot, name } of spots) {
    const own = [...name.toLowerCase(), ...LETTERS].find((c) => LETTERS.includes(c) && !taken.has(c));
    if (own === undefined) break;
    taken.add(own);
    letters.set(spot, own);
  }
  return letters;
}

/** Where the arrow keys go from one of several rectangles: the nearest one in that direction, or around the corner. */
export interface Box {
  x: number;
  y: number;
}
export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export function isArrow(key: string): key is Arrow {
  return key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown';
}

export function nextBox(boxes: readonly Box[], from: number | null, arrow: Arrow): number {
  const here = from === null ? undefined : boxes[from];
  const forward = arrow === 'ArrowRight' || arrow === 'ArrowDown';
  if (here === undefined || from === null) return forward ? 0 : boxes.length - 1;
  const sideways = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  let best: number | null = null;
  let bestDistance = Infinity;
  boxes.forEach((box, i) => {
    const along = (sideways ? box.x - here.x : box.y - here.y) * (forward ? 1 : -1);
    const across = Math.abs(sideways ? box.y - here.y : box.x - here.x);
    // What lies too far to the side is not "in that direction".
    if (along <= 4 || across > along * 2 + 40) return;
    const distance = along + across * 2;
    if (distance < bestDistance) [best, bestDistance] = [i, distance];
  });
  if (best !== null) return best;
  return (from + (forward ? 1 : boxes.length - 1)) % boxes.length;
}

/**
 * The key of each option: its pile's letter, or a digit in the order in which the options are shown; `shown` has the
 * spots of hand and play area from left to right. What is left over when the digits are used up is reached with the
 * arrow keys.
 */
export function keysOf(
  marks: Marks,
  letters: ReadonlyMap<string, string>,
  shown: readonly string[] = [],
): Map<number, string> {
  const keys = new Map<number, string>();
  const digits = [...DIGITS];
  const others: AnswerOption[] = [];
  const place = (where: string) => (shown.includes(where) ? shown.indexOf(where) : shown.length);
  const onTable = [...marks.onTable].sort(([a], [b]) => place(a) - place(b));
  for (const [, option] of onTable) {
    const letter =
      option.at.zone === 'pile' || option.at.zone === 'landscape' ? letterOf(option, letters) : null;
    if (letter) keys.set(option.index, letter);
    else others.push(option);
  }
  others.push(...marks.laidOut.flatMap(({ options }) => options), ...marks.buttons);
  for (const { index } of others) {
    if (keys.has(index)) continue;
    const digit = digits.shift();
    if (digit === undefined) break;
    keys.set(index, digit);
  }
  return keys;
}

function letterOf({ at }: AnswerOption, letters: ReadonlyMap<string, string>): string | null {
  if (at.zone === 'pile') return letters.get(pileSpot(at.pile)) ?? null;
  return at.zone === 'landscape' ? (letters.get(landscapeSpot(at.card)) ?? null) : null;
}
