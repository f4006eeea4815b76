import { cardName, cardText, typeName } from '../cardWords';
import type { CardFace } from '../protocol';

export interface Filter {
  text: string;
  set: string;
  type: string;
  cost: string;
}

/** The cards that fit: every word is in the name, the text or the types. Names that begin with the words come first. */
export function filterCards(cards: readonly CardFace[], filter: Filter): CardFace[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (card: CardFace) => {
    const all = [
      card.name,
      cardName(card.name),
      card.text,
      cardText(card.text),
      ...card.types,
      ...card.types.map(typeName),
    ]
      .join(' ')
      .toLowerCase();
    return (
      words.every((word) => all.includes(word)) &&
      (filter.set === '' || card.set === filter.set) &&
      (filter.type === '' || card.types.includes(filter.type)) &&
      (filter.cost === '' || (card.cost !== null && String(card.cost.coins) === filter.cost))
    );
  };
  const start = words.join(' ');
  const rank = (card: CardFace) =>
    start !== '' && [card.name, cardName(card.name)].some((name) => name.toLowerCase().startsWith(start))
      ? 0
      : 1;
  return cards.filter(fits).sort((a, b) => rank(a) - rank(b));
}

/** The types that any of the cards has, in the order of the alphabet. */
export function allTypes(cards: readonly CardFace[]): string[] {
  return [...new Set(cards.flatMap(({ types }) => types))].sort();
}
