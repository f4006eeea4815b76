/** The field of a coat of arms for every name: the same name always gets the same, and the eye finds a card by it. */
export interface Arms {
  division: Division;
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
    swapped: ((h >>> 15) & 1) === 1,
    shade: (h >>> 17) % 6,
  };
}
