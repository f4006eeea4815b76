/** A cost as cards print it: coins, Potions, Debt, and a mark that says there is more to it. */
export interface Cost {
  coins: number | null;
  potions: number;
  debt: number;
  mark: '' | '*' | '+';
}

/** Reads "4", "2P", "8D", "4+", "7*", "$3", "4 8D". An object without a cost has neither coins nor anything else. */
export function parseCost(text: string | null | undefined): Cost | null {
  if (text === null || text === undefined || text === '') return null;
  const debt = /(\d+)D/.exec(text);
  const potions = /(\d*)P/.exec(text.replace(/\d+D/, ''));
  const coins = /^\$?(\d+)/.exec(text.replace(/\d+D/, '').trim());
  const mark = text.includes('*') ? '*' : text.includes('+') ? '+' : '';
  return {
    coins: coins ? Number(coins[1]) : debt || potions ? null : 0,
    potions: potions ? 1 : 0,
    debt: debt ? Number(debt[1]) : 0,
    mark,
  };
}

/** The cost as a screen reader should say it. */
export function costInWords(cost: Cost | null): string {
  if (!cost) return 'no cost';
  const parts: string[] = [];
  if (cost.coins !== null) parts.push(`$${cost.coins}`);
  if (cost.potions > 0) parts.push('a Potion');
  if (cost.debt > 0) parts.push(`${cost.debt} Debt`);
  return parts.join(' and ') + cost.mark;
}
