import { isPile, type Offer } from './byHand';

/** Kingdoms as text: the lists with commas that people send each other and that other programs write. */

/** A name that nothing has, and what may have been meant. */
export interface Unknown {
  text: string;
  meant: Offer | null;
}

export interface ReadKingdom {
  cards: string[];
  beside: string[];
  unknown: Unknown[];
}

/** A name without what people write differently. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9/()]/g, '');
}

/** How many letters must change to make one word of the other. */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The names in a text: between commas, semicolons or lines, without a title before a colon. */
export function entries(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((entry) => entry.replace(/^[^:]*:/, '').replace(/^\s*(?:\d+\s*[x×]?\s+|[-*•]\s*)/, ''))
    .map((entry) => entry.trim())
    .filter(Boolean);
}

function nearest(text: string, offers: readonly Offer[]): Offer | null {
  const wanted = plain(text);
  const ranked = offers
    .map((offer) => ({ offer, far: distance(wanted, plain(offer.ask)) }))
    .sort((a, b) => a.far - b.far);
  const [best] = ranked;
  return best && best.far <= Math.max(2, wanted.length / 3) ? best.offer : null;
}

/** Reads a kingdom. Nothing is guessed: what is not a name is said, with the nearest name beside it. */
export function readKingdom(text: string, offers: readonly Offer[]): ReadKingdom {
  const byName = new Map(offers.map((offer) => [plain(offer.ask), offer]));
  const read: ReadKingdom = { cards: [], beside: [], unknown: [] };
  for (const entry of entries(text)) {
    const offer = byName.get(plain(entry));
    if (offer) add(read, offer);
    else read.unknown.push({ text: entry, meant: nearest(entry, offers) });
  }
  return read;
}

function add(read: ReadKingdom, { ask, card }: Offer): void {
  const list = isPile(card) ? read.cards : read.beside;
  if (!list.includes(ask)) list.push(ask);
}

/** Takes what was meant for a name that nothing has. */
export function accept(read: ReadKingdom, unknown: Unknown): ReadKingdom {
  const next = {
    cards: [...read.cards],
    beside: [...read.beside],
    unknown: read.unknown.filter((other) => other !== unknown),
  };
  if (unknown.meant) add(next, unknown.meant);
  return next;
}

/** A kingdom as others can read it. */
export function writeKingdom(cards: readonly string[], beside: readonly string[]): string {
  return [...cards, ...beside].join(', ');
}
