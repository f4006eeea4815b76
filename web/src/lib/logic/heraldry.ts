/**
 * A coat of arms for every name. The cards have no pictures, so each gets arms of its own: the same name always gets
 * the same arms, and the eye finds a card by them.
 */
export interface Arms {
  division: Division;
  charge: Charge;
  /** How many of the charge there are. */
  many: 1 | 2 | 3;
  /** Which of the two colours lies behind. */
  swapped: boolean;
  /** A number from 0 to 5: which shade of the type's colour. */
  shade: number;
}

export const DIVISIONS = [
  'plain',
  'pale',
  'fess',
  'bend',
  'bend sinister',
  'chevron',
  'quarterly',
  'saltire',
  'chief',
  'base',
  'cross',
  'pile',
] as const;
export type Division = (typeof DIVISIONS)[number];

export const CHARGES = [
  'roundel',
  'lozenge',
  'mullet',
  'crescent',
  'tower',
  'key',
  'cross',
  'fleur',
  'annulet',
  'sword',
  'cup',
  'leaf',
  'sun',
  'crown',
  'arrow',
  'drop',
] as const;
export type Charge = (typeof CHARGES)[number];

/** FNV-1a with a final mix: small, and the same everywhere. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 0x01000193);
  }
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  h ^= h >>> 12;
  return h >>> 0;
}

export function armsOf(name: string): Arms {
  const h = hash(name);
  return {
    division: DIVISIONS[h % DIVISIONS.length] ?? 'plain',
    charge: CHARGES[(h >>> 5) % CHARGES.length] ?? 'roundel',
    many: ([1, 1, 2, 3] as const)[(h >>> 11) % 4] ?? 1,
    swapped: ((h >>> 15) & 1) === 1,
    shade: (h >>> 17) % 6,
  };
}
