import sprites from 'virtual:figures';

/** Where the figure of a card is drawn: a symbol of its set's sprite, by the card's name. */
export function figureOf(name: string, set: string): string | null {
  const sprite = sprites[set];
  if (sprite === undefined) return null;
  return `${sprite}#${name
    .toLowerCase()
    .replaceAll('+', 'plus')
    .replace(/[^a-z0-9]+/g, '-')}`;
}
