/** Which cards lie sideways, and the letters that stand for a set. */

const SIDEWAYS = ['event', 'project', 'landmark', 'way', 'ally', 'trait', 'boon', 'hex', 'state', 'artifact'];

/** Whether an object is printed sideways. */
export function isLandscape(object: string): boolean {
  return SIDEWAYS.includes(object);
}

/** A set's mark: the initials of its name, or its first two letters. */
export function setMark(set: string): string {
  const words = set.split(/[^A-Za-z]+/).filter((word) => /^[A-Z]/.test(word));
  if (words.length > 1) return words.map((word) => word.charAt(0)).join('');
  return set.slice(0, 2);
}
