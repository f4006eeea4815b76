import type { CardFace, PileView } from '../protocol';
import { costRank } from './cost';

/** The order in which people look for basic cards: money, points, Curses, the rest. */
const ORDER = ['Treasure', 'Victory', 'Curse'];

/**
 * The piles as they are laid out: basic ones, the kingdom from cheap to dear, and what is not in the Supply, as far as
 * something lies there: of a deck that is empty nobody needs to know.
 */
export function layOutSupply(
  piles: readonly PileView[],
  cards: Record<string, CardFace>,
): { basic: PileView[]; kingdom: PileView[]; beside: PileView[] } {
  const type = ({ card }: PileView) => {
    const at = ORDER.findIndex((name) => cards[card]?.types.includes(name));
    return at < 0 ? ORDER.length : at;
  };
  const byCost = (a: PileView, b: PileView) =>
    costRank(a.cost) - costRank(b.cost) || a.name.localeCompare(b.name);
  const supply = piles.filter(({ supply }) => supply);
  return {
    basic: supply.filter(({ basic }) => basic).sort((a, b) => type(a) - type(b) || byCost(a, b)),
    kingdom: supply.filter(({ basic }) => !basic).sort(byCost),
    beside: piles.filter(({ supply, deck, count }) => !supply && !(deck && count === 0)),
  };
}

/** What is to be known of a pile besides its top card. */
export function aboutPile({ name, card, cards, count, deck, chosen_for: chosenFor }: PileView): string {
  const inside = cards.map((some) => (some.count > 1 ? `${some.count} ${some.card}` : some.card)).join(', ');
  const seen = cards.reduce((sum, some) => sum + some.count, 0);
  return [
    name === card || deck ? '' : `The ${name} pile.`,
    inside === '' ? '' : seen < count ? `Known in it: ${inside}.` : `In it, from the top: ${inside}.`,
    chosenFor.length === 0 ? '' : `Chosen for ${chosenFor.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The piles of different cards that anybody may look through: all their cards are seen, from the top. */
export function mixedPiles(piles: readonly PileView[]): PileView[] {
  return piles.filter(({ cards, deck }) => !deck && cards.length > 0);
}

/** A pile in a few words, where there is no room for a card: few cards that are all seen are named. */
export function pileTitle({ name, card, cards, count, deck, face_down: faceDown }: PileView): string {
  if (!deck) return faceDown ? name : card;
  const names = cards.flatMap((some) => Array.from({ length: some.count }, () => some.card));
  return names.length === count && count <= 3 ? `${name}: ${names.join(', ')}` : name;
}
