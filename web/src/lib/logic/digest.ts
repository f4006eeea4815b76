import { pieces, type Piece } from './cardText';

/**
 * What a card does in a few signs, for a tile with little room: its bonuses, then the phrases of the rulebook that its
 * text uses. It is read from the text alone; what no phrase covers is left to the text.
 */
export interface Digest {
  bonuses: Piece[];
  phrases: Piece[][];
}

const BONUS = /^(?:\+\d+ (?:Card|Action|Buy|Coffer|Villager|Favor)s?|\+?\$\d+|[+-]?\d+ VP)$/;

interface Phrase {
  when: RegExp;
  says: string;
}

/** Each phrase that cards share, and how it is said in short. `$1` is what the first group found. */
const PHRASES: readonly Phrase[] = [
  {
    when: /start of your next turn[^.]*?(\+\$?\d+(?: (?:Card|Action|Buy|Coffer|Villager)s?)?)/i,
    says: 'next: @1',
  },
  { when: /(?:others|other players?)[^.]*?gains? (?:a|an|\d+) (Curse|Copper|Ruins)/i, says: 'others: @1' },
  {
    when: /(?:others|other players?)[^.]*?discards?(?: down)? to (?:a hand of )?(\d+)/i,
    says: 'others: hand @1',
  },
  { when: /(?:others|other players?)[^.]*?(discard|trash|reveal|lose)/i, says: 'others: @1' },
  { when: /does not affect you|unaffected/i, says: 'safe from Attacks' },
  { when: /trash up to (\d+)/i, says: 'trash ≤ @1' },
  { when: /trash (?:a|one|1) card|trash (?:one|a card) (?:of|from)/i, says: 'trash 1' },
  { when: /trash (\d+) cards/i, says: 'trash @1' },
  { when: /gain (?:a|an) [^.]*?(?:up to|at most) \$(\d+) more/i, says: 'gain ≤ +$@1' },
  { when: /gain (?:a|an) [^.]*?(?:up to|at most) \$(\d+)/i, says: 'gain ≤ $@1' },
  { when: /gain (?:a|an) [^.]*?exactly \$(\d+) more/i, says: 'gain +$@1' },
  { when: /\bgains? (?:you )?(?:a|an) ((?:[A-Z][a-z]+ ?)+)\b/, says: 'gain @1' },
  { when: /cards? cost \$(\d+) less|costs? \$(\d+) less/i, says: 'costs −$@1' },
  { when: /(?:draw|until you have|up to) (\d+) cards in hand/i, says: 'draw to @1' },
  { when: /three times/i, says: 'play ×3' },
  { when: /play [^.]*?(?:twice|again)/i, says: 'play ×2' },
  { when: /discard any number/i, says: 'discard any' },
  { when: /\bdiscard (\d+)(?: cards?)?/i, says: 'discard @1' },
  { when: /(?:onto|on top of) your deck/i, says: 'onto deck' },
  { when: /extra turn/i, says: 'extra turn' },
];

const MOST = 2;

function isBonus(part: string): boolean {
  return BONUS.test(part);
}

/** The bonuses that a text begins with, and the rest of it. */
function split(text: string): [string[], string] {
  const end = text.indexOf('. ');
  const first = (end < 0 ? text : text.slice(0, end)).replace(/\.$/, '');
  const parts = first.split(', ');
  if (parts.every(isBonus)) return [parts, end < 0 ? '' : text.slice(end + 2)];
  const many = parts.findIndex((part) => !isBonus(part));
  return [parts.slice(0, many), text];
}

function say({ when, says }: Phrase, text: string): string | null {
  const found = when.exec(text);
  if (!found) return null;
  const group = (found[1] ?? found[2] ?? '').trim();
  return says.replace('@1', group);
}

/** The digest of a card's text. */
export function digest(text: string): Digest {
  const [bonuses, rest] = split(text);
  const phrases: string[] = [];
  let left = rest;
  for (const phrase of PHRASES) {
    const said = say(phrase, left);
    if (said === null || phrases.length === MOST) continue;
    phrases.push(said);
    // What one phrase has said is not said again by another.
    left = left.replace(phrase.when, ' ');
  }
  return { bonuses: bonuses.flatMap(pieces), phrases: phrases.map(pieces) };
}
