import type { CardFace } from '../protocol';

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
