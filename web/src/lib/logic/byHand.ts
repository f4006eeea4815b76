import type { CardFace, CompanionInfo } from '../protocol';

/** Choosing a kingdom by hand, card by card. */

/** What a game asks for a card by: an older version by its version, too. */
export function asked({ name, version }: CardFace, older: boolean): string {
  return older && version !== null ? `${name} (${version})` : name;
}

/** A card that can be chosen, and what it is asked for by. */
export interface Offer {
  ask: string;
  card: CardFace;
}

/** What can be chosen: each card, then its older versions. */
export function offers(cards: readonly CardFace[], older: readonly CardFace[]): Offer[] {
  return cards
    .filter(({ chosen }) => chosen)
    .flatMap((card) => [
      { ask: asked(card, false), card },
      ...older.filter(({ name }) => name === card.name).map((old) => ({ ask: asked(old, true), card: old })),
    ]);
}

/** What is chosen after a click: without it if it was, else with it and without its other versions. */
export function toggleOffer(
  chosen: readonly string[],
  { ask, card }: Offer,
  all: readonly Offer[],
): string[] {
  if (chosen.includes(ask)) return chosen.filter((other) => other !== ask);
  const others = all.filter((offer) => offer.card.name === card.name).map((offer) => offer.ask);
  return [...chosen.filter((other) => !others.includes(other)), ask];
}

/** The piles of a kingdom. Everything else that can be chosen lies beside them. */
export const isPile = ({ object }: CardFace): boolean => object === 'kingdom' || object === 'pile';

/** What was chosen to go with cards, by their names. */
export type Companions = Record<string, string[]>;

/** The name of a card that is asked for in a version: "Throne Room (1st edition)". */
export const nameOf = (ask: string): string => ask.replace(/ \(.*\)$/, '');

/** What can go with a card, beside a kingdom of these. */
export function candidates({ among, fits }: CompanionInfo, kingdom: readonly string[]): string[] {
  const names = kingdom.map(nameOf);
  if (among === 'deck') return fits;
  return fits.filter((name) => names.includes(name) === (among === 'kingdom'));
}

/** What goes with a card after a click. Where there is room for one alone, another takes its place. */
export function toggleCompanion({ most }: CompanionInfo, chosen: readonly string[], name: string): string[] {
  if (chosen.includes(name)) return chosen.filter((other) => other !== name);
  return most === 1 ? [name] : [...chosen, name].slice(0, most);
}

/** What a game asks for: "Young Witch with Cellar". */
export function askedWith(ask: string, companions: Companions): string {
  const chosen = companions[nameOf(ask)] ?? [];
  return chosen.length === 0 ? ask : `${ask} with ${chosen.join(' + ')}`;
}

/** A kingdom that was drawn, as if it had been chosen by hand. */
export function asDrawn(
  {
    cards,
    landscapes,
    chosen,
  }: {
    cards: readonly CardFace[];
    landscapes: readonly CardFace[];
    chosen: readonly { card: string; with: string[] }[];
  },
  older: readonly CardFace[],
): { cards: string[]; beside: string[]; companions: Companions } {
  const isOld = (card: CardFace) =>
    older.some(({ name, version }) => name === card.name && version === card.version);
  const ask = (card: CardFace) => asked(card, isOld(card));
  return {
    cards: cards.filter(isPile).map(ask),
    beside: [...cards.filter((card) => !isPile(card)), ...landscapes].map(ask),
    companions: Object.fromEntries(chosen.map((one) => [one.card, one.with])),
  };
}
