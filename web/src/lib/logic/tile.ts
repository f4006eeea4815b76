import { digest } from './digest';

/** What a tile has room for depends on its size, which the style knows, and on how much there is, which is said here. */
export interface TileShape {
  /** The letters of the longest line of the name, on at most two lines. */
  letters: number;
  /** A name with a long line: in a small tile the arms are smaller for it. */
  long: boolean;
  /** A name with so long a line that it takes the place of the arms. */
  huge: boolean;
  /** Its name and signs need few lines: even a small tile shows them all. */
  light: boolean;
  /** Even its bonuses need many lines: a small tile shows none. */
  heavy: boolean;
  /** The whole text fits on a large tile. */
  readable: boolean;
}

/** How a name is best broken into at most two lines, as the length of the longer one. */
export function longestLine(name: string): number {
  const words = name.split(/(?<=[ /])/);
  const line = (some: readonly string[]) => some.join('').trim().length;
  const splits = words.map((_, at) => Math.max(line(words.slice(0, at)), line(words.slice(at))));
  return Math.min(...splits);
}

const NAME_LINE = 1.35;
const LIGHT = 4.1;
const HEAVY = 4.1;
const READABLE = 105;

export function tileShape(name: string, text: string, oneLine: boolean): TileShape {
  const { bonuses, phrases } = digest(text);
  const letters = oneLine ? name.length : longestLine(name);
  const lines = name.includes(' ') && name.length > 8 ? 2 : 1;
  return {
    letters: Math.max(letters, oneLine ? 10 : 7),
    long: letters > 10,
    huge: letters > 12,
    light: lines * NAME_LINE + bonuses.length + phrases.length <= LIGHT,
    heavy: lines * NAME_LINE + bonuses.length > HEAVY,
    readable: text.length <= READABLE,
  };
}
