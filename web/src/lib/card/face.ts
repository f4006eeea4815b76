/** What the drawing of a card needs to know. */
export interface Face {
  name: string;
  cost: string | null;
  types: readonly string[];
  text: string;
  set: string;
  /** The letters that stand for the set. */
  mark: string;
  landscape: boolean;
}

const LANDSCAPES = ['Event', 'Project', 'Landmark', 'Way', 'Ally', 'Trait', 'Boon', 'Hex', 'State', 'Artifact'];

/** Whether a card of these types lies sideways. */
export function isLandscape(types: readonly string[]): boolean {
  return types.some((type) => LANDSCAPES.includes(type));
}

/** A set's mark: the initials of its name, or its first two letters. */
export function setMark(set: string): string {
  const words = set.split(/[^A-Za-z]+/).filter((word) => /^[A-Z]/.test(word));
  if (words.length > 1) return words.map((word) => word.charAt(0)).join('');
  return set.slice(0, 2);
}
