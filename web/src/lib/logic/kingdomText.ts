import { askedWith, isPile, type Companions, type Offer } from './byHand';
import type { CompanionInfo } from '../protocol';

/** Kingdoms as text: the lists with commas that people send each other and that other programs write. */

/** A name that nothing has, and what may have been meant. */
export interface Unknown {
  text: string;
  meant: Offer | null;
}

export interface ReadKingdom {
  cards: string[];
  beside: string[];
  companions: Companions;
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

/** A name in a text, and what stands before it: "Bane: Cellar". */
interface Entry {
  label: string;
  name: string;
}

/** The names in a text: between commas, semicolons or lines, without numbers and bullets before them. */
export function entries(text: string): Entry[] {
  return text
    .split(/[,;\n]/)
    .map((entry) => {
      const [, label = '', name = ''] = /^(?:([^:()]*):)?(.*)$/.exec(entry.trim()) ?? [];
      return { label: label.trim(), name: name.replace(/^\s*(?:\d+\s*[x×]?\s+|[-*•]\s*)/, '').trim() };
    })
    .filter(({ name }) => name !== '');
}

function nearest(text: string, offers: readonly Offer[]): Offer | null {
  const wanted = plain(text);
  const ranked = offers
    .map((offer) => ({ offer, far: distance(wanted, plain(offer.ask)) }))
    .sort((a, b) => a.far - b.far);
  const [best] = ranked;
  return best && best.far <= Math.max(2, wanted.length / 3) ? best.offer : null;
}

/** The word for one of several: "Colonies" are a Colony each. */
function singular(word: string): string {
  return word.replace(/ies$/, 'y').replace(/s$/, '');
}

/** What can be chosen by what people call it: its name, several of it, or the kind of card it is one of. */
function finder(offers: readonly Offer[]): (text: string) => Offer | undefined {
  const byName = new Map(offers.map((offer) => [plain(offer.ask), offer]));
  return (text) => {
    const name = plain(text);
    const kind = offers.find(({ card }) => card.object === singular(name));
    return byName.get(name) ?? byName.get(singular(name)) ?? kind;
  };
}

/** A card and what goes with it: "Young Witch with Cellar", "Young Witch (Cellar)", "Cheap on Smithy". */
const WITH = [/^(.+?) with (.+)$/i, /^(.+?) on (.+)$/i, /^(.+?) ?\((?:[^():]*:)?([^()]+)\)$/];

class Reader {
  readonly read: ReadKingdom = { cards: [], beside: [], companions: {}, unknown: [] };
  readonly #find: (text: string) => Offer | undefined;

  readonly text: string;

  constructor(
    text: string,
    readonly offers: readonly Offer[],
    readonly infos: readonly CompanionInfo[],
  ) {
    this.text = plain(text);
    this.#find = finder(offers);
  }

  entry({ label, name }: Entry): void {
    if (this.#labelled(label, name) || this.#plain(name) || this.#withOthers(name)) return;
    this.read.unknown.push({ text: name, meant: nearest(name, this.offers) });
  }

  /** "Bane: Cellar" belongs to the card that goes with a Bane. */
  #labelled(label: string, name: string): boolean {
    const word = plain(label);
    const isIt = ({ card, what }: CompanionInfo) =>
      plain(what.split(' ')[1] ?? '') === word && this.text.includes(plain(card));
    const info = word === '' ? undefined : this.infos.find(isIt);
    return info ? this.#companions(info.card, [name]) : false;
  }

  #plain(name: string): boolean {
    const whole = this.#find(name);
    const found = whole ? [whole] : name.split('/').map((part) => this.#find(part));
    if (!found.every((offer) => offer !== undefined)) return false;
    for (const offer of found) add(this.read, offer);
    return true;
  }

  #withOthers(name: string): boolean {
    for (const pattern of WITH) {
      const [, first, others] = pattern.exec(name) ?? [];
      const offer = first === undefined ? undefined : this.#find(first);
      if (!offer || others === undefined) continue;
      if (!this.#companions(offer.card.name, others.split('+'))) continue;
      add(this.read, offer);
      return true;
    }
    return false;
  }

  #companions(card: string, names: readonly string[]): boolean {
    const fits = this.infos.find((info) => info.card === card)?.fits ?? [];
    const found = names.map((name) => fits.find((fit) => plain(fit) === plain(name)));
    const known = found.filter((name) => name !== undefined);
    if (known.length < found.length) return false;
    this.read.companions[card] = [...(this.read.companions[card] ?? []), ...known];
    return true;
  }
}

/** Reads a kingdom. Nothing is guessed: what is not a name is said, with the nearest name beside it. */
export function readKingdom(
  text: string,
  offers: readonly Offer[],
  infos: readonly CompanionInfo[] = [],
): ReadKingdom {
  const reader = new Reader(text, offers, infos);
  for (const entry of entries(text)) reader.entry(entry);
  return reader.read;
}

function add(read: ReadKingdom, { ask, card }: Offer): void {
  const list = isPile(card) ? read.cards : read.beside;
  if (!list.includes(ask)) list.push(ask);
}

/** Takes what was meant for a name that nothing has. */
export function accept(read: ReadKingdom, unknown: Unknown): ReadKingdom {
  const next = {
    ...read,
    cards: [...read.cards],
    beside: [...read.beside],
    unknown: read.unknown.filter((other) => other !== unknown),
  };
  if (unknown.meant) add(next, unknown.meant);
  return next;
}

/** A kingdom as others can read it, with what goes with its cards. */
export function writeKingdom({ cards, beside, companions }: Omit<ReadKingdom, 'unknown'>): string {
  return [...cards, ...beside].map((ask) => askedWith(ask, companions)).join(', ');
}
