import type { CardFace, PileView } from '../protocol';
import { costRank } from './cost';

/** The order in which people look for basic cards: money, points, Curses, the rest. */
const ORDER = ['Treasure', 'Victory', 'Curse'];

/** The piles as they are laid out: basic ones, the kingdom from cheap to dear, and what is not in the Supply. */
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
    beside: piles.filter(({ supply }) => !supply),
  };
}
