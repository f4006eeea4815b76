/** A piece of a card's text: plain words, words that stand out, or a symbol with a number. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'bonus'; text: string }
  | { kind: 'coin'; amount: string; plus: boolean }
  | { kind: 'vp'; amount: string; plus: boolean }
  | { kind: 'debt'; amount: string }
  | { kind: 'potion' };

/** A card's text: the plain bonuses at its top, each on a line of its own, then sentences. */
export interface Layout {
  bonuses: Piece[][];
  rest: Piece[];
}

/** A bonus is named by a word with a capital, in any language: "+1 Card", "+2 Karten". */
const SYMBOL = /(\+?\$\d+|\+?-?\d+ VP\b|\d+ Debt\b|\+\d+ \p{Lu}\p{L}+)/gu;

/** Splits words from symbols. */
export function pieces(text: string): Piece[] {
  return text
    .split(SYMBOL)
    .filter((part) => part !== '')
    .map(piece);
}

function piece(part: string): Piece {
  const coin = /^(\+?)\$(\d+)$/.exec(part);
  if (coin) return { kind: 'coin', amount: coin[2] ?? '', plus: coin[1] === '+' };
  const vp = /^(\+?)(-?\d+) VP$/.exec(part);
  if (vp) return { kind: 'vp', amount: vp[2] ?? '', plus: vp[1] === '+' };
  const debt = /^(\d+) Debt$/.exec(part);
  if (debt) return { kind: 'debt', amount: debt[1] ?? '' };
  if (/^\+\d+ \p{L}+$/u.test(part)) return { kind: 'bonus', text: part };
  return { kind: 'text', text: part };
}

const BONUS = /^(?:\+\d+ \p{Lu}\p{L}+|\+\$\d+|[+-]?\d+ VP|\$\d+)$/u;

/** Puts the bonuses of the first sentence on lines of their own. */
export function layOut(text: string): Layout {
  const end = text.indexOf('. ');
  const first = (end < 0 ? text : text.slice(0, end)).replace(/\.$/, '');
  const parts = first.split(', ');
  if (!parts.every((part) => BONUS.test(part))) return { bonuses: [], rest: pieces(text) };
  const rest = end < 0 ? '' : text.slice(end + 2);
  return { bonuses: parts.map(pieces), rest: pieces(rest) };
}

/** The text without symbols, for a screen reader. */
export function inWords(text: string): string {
  return text.replace(/\$(\d+)/g, '$1 coins').replace(/\b(-?\d+) VP\b/g, '$1 victory points');
}
