import type { CardPrice } from '../protocol';

const MARKS: Record<string, string> = { '+': ' or more', '*': ', see its text' };

/** The cost as a screen reader should say it. */
export function costInWords(cost: CardPrice | null, mark: string | null = null): string {
  if (!cost) return 'no cost';
  const parts: string[] = [];
  if (cost.coins > 0 || (cost.potions === 0 && cost.debt === 0)) parts.push(`$${cost.coins}`);
  if (cost.potions > 0) parts.push('a Potion');
  if (cost.debt > 0) parts.push(`${cost.debt} Debt`);
  return parts.join(' and ') + (mark === null ? '' : (MARKS[mark] ?? ''));
}

/** What orders cards from cheap to dear. */
export function costRank(cost: CardPrice | null): number {
  return cost ? cost.coins + cost.potions * 2.5 + cost.debt * 0.9 : -1;
}
