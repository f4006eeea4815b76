import type { TokenView } from '../protocol';

/** What stands on a small token: "2 VP", "Ann: +1 Card". The owner is named only where that matters. */
export function tokenLabel(token: TokenView, names: readonly string[]): string {
  const name = token.name.replace(/ tokens?$/, '');
  const count = token.count > 1 || name === 'VP' ? `${token.count} ` : '';
  const owner = token.seat === null ? '' : `${(names[token.seat] ?? '?').slice(0, 6)}: `;
  return `${owner}${count}${name}`;
}
