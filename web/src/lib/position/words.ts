/** What the fields of a scenario are called on the screen. */

export interface Named {
  field: string;
  label: string;
}

/** The zones of a player; those with `ordered` are listed from the top. */
export function zones(): (Named & { ordered: boolean })[] {
  return [
    { field: 'hand', label: 'Hand', ordered: false },
    { field: 'deck', label: 'Deck, top first', ordered: true },
    { field: 'discard', label: 'Discard, top first', ordered: true },
    { field: 'in play', label: 'In play', ordered: false },
    { field: 'played', label: 'Played this turn', ordered: false },
    { field: 'set aside', label: 'Set aside', ordered: false },
    { field: 'Tavern mat', label: 'Tavern mat', ordered: false },
    { field: 'Exile mat', label: 'Exile mat', ordered: false },
    { field: 'Island mat', label: 'Island mat', ordered: false },
    { field: 'Native Village mat', label: 'Native Village mat', ordered: false },
    { field: 'shuffle', label: 'On top after a shuffle', ordered: true },
  ];
}

/** What a player has a number of, and how many if nothing is said. */
export function pools(isTurn: boolean): (Named & { usual: number })[] {
  const one = isTurn ? 1 : 0;
  return [
    { field: 'actions', label: 'Actions', usual: one },
    { field: 'buys', label: 'Buys', usual: one },
    { field: 'coins', label: 'Coins', usual: 0 },
    { field: 'potions', label: 'Potions', usual: 0 },
    { field: 'debt', label: 'Debt', usual: 0 },
    { field: 'points', label: 'VP tokens', usual: 0 },
    { field: 'coffers', label: 'Coffers', usual: 0 },
    { field: 'villagers', label: 'Villagers', usual: 0 },
    { field: 'favors', label: 'Favors', usual: 0 },
    { field: 'turns', label: 'Turns taken', usual: one },
  ];
}

/** Tokens that a player has or not, and the two words for that. */
export function marks(): (Named & { words: [string, string]; labels: [string, string] })[] {
  const yesNo: [string, string] = ['no', 'yes'];
  const has = (): [string, string] => ['not there', 'there'];
  return [
    { field: '-1 Card token', label: '−1 Card token', words: yesNo, labels: has() },
    { field: '-$1 token', label: '−$1 token', words: yesNo, labels: has() },
    {
      field: 'Journey token',
      label: 'Journey token',
      words: ['face up', 'face down'],
      labels: ['face up', 'face down'],
    },
  ];
}

export function phases(): Named[] {
  return [
    { field: 'start', label: 'start of the turn' },
    { field: 'action', label: 'Action phase' },
    { field: 'buy', label: 'Buy phase' },
    { field: 'night', label: 'Night phase' },
    { field: 'clean-up', label: 'Clean-up' },
  ];
}
