/** What a deck holds and what the next hand is likely to be. */
export type Counts = ReadonlyMap<string, number>;

/** How many of each. */
export function count(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

export function total(counts: Counts): number {
  let sum = 0;
  for (const n of counts.values()) sum += n;
  return sum;
}

/** What is left of `all` without `some`. */
export function minus(all: Counts, some: Counts): Map<string, number> {
  const rest = new Map<string, number>();
  for (const [name, n] of all) {
    const left = n - (some.get(name) ?? 0);
    if (left > 0) rest.set(name, left);
  }
  return rest;
}

/** How likely `drawn` cards out of `cards` hold none of `good` ones. */
export function chanceOfNone(good: number, cards: number, drawn: number): number {
  let chance = 1;
  for (let i = 0; i < drawn; i++) {
    const bad = cards - good - i;
    if (bad <= 0) return 0;
    chance *= bad / (cards - i);
  }
  return chance;
}

export interface Odds {
  name: string;
  /** How many are in the deck, not yet drawn. */
  left: number;
  /** How many the player has in all. */
  all: number;
  /** How likely the next hand has at least one, from 0 to 1. */
  chance: number;
  /** How many the next hand has on average. */
  mean: number;
}

/**
 * The odds of the next hand. The deck is drawn first; if it does not last, everything else the player has then is
 * shuffled and the rest is drawn from that, without what stays where it is: in play, on mats, set aside.
 */
export function nextHand(all: Counts, deck: Counts, size: number, staying: Counts = new Map()): Odds[] {
  const inDeck = total(deck);
  const fromDeck = Math.min(size, inDeck);
  const rest = minus(minus(all, deck), staying);
  const inRest = total(rest);
  const fromRest = Math.min(size - fromDeck, inRest);
  return [...all].map(([name, n]) => {
    const left = deck.get(name) ?? 0;
    const other = rest.get(name) ?? 0;
    const none = chanceOfNone(left, inDeck, fromDeck) * chanceOfNone(other, inRest, fromRest);
    const mean =
      (inDeck > 0 ? (left * fromDeck) / inDeck : 0) + (inRest > 0 ? (other * fromRest) / inRest : 0);
    return { name, left, all: n, chance: 1 - none, mean };
  });
}
