import { cardName, said } from '../cardWords';
import type { Piece } from '../protocol';

type SymbolKind = 'coin' | 'debt' | 'vp' | 'potion';

const SYMBOLS: Record<string, SymbolKind> = { coins: 'coin', debt: 'debt', points: 'vp' };

/** The symbol that stands for an amount, if it has one. */
export function symbolOf(of: string): SymbolKind | null {
  return SYMBOLS[of] ?? null;
}

const one = (): Record<string, string> => ({
  actions: 'Action',
  buys: 'Buy',
  points: 'point',
  coins: 'coin',
  debt: 'Debt',
  potions: 'Potion',
  coffers: 'Coffers',
  villagers: 'Villager',
  favors: 'Favor',
});
const many = (): Record<string, string> => ({
  actions: 'Actions',
  buys: 'Buys',
  points: 'points',
  coins: 'coins',
  debt: 'Debt',
  potions: 'Potions',
  coffers: 'Coffers',
  villagers: 'Villagers',
  favors: 'Favors',
});

export function amountInWords(of: string, amount: number): string {
  return `${amount} ${(amount === 1 ? one() : many())[of] ?? of}`;
}

/** A sentence as plain text, for a screen reader. */
export function plain(pieces: readonly Piece[]): string {
  return pieces.map(word).join('');
}

function word(piece: Piece): string {
  switch (piece.is) {
    case 'text':
      return said(piece.text);
    case 'seat':
      return piece.name;
    case 'card':
      return piece.count > 1 ? `${piece.count} ${cardName(piece.card)}` : cardName(piece.card);
    case 'hidden':
      return piece.count === 1 ? 'a card' : `${piece.count} cards`;
    case 'amount':
      return `${piece.plus ? '+' : ''}${amountInWords(piece.of, piece.amount)}`;
  }
}
