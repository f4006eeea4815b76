import { SvelteMap } from 'svelte/reactivity';

import { api } from './api';
import type { CardPage } from './protocol';

/** The pages of cards that were looked at. They do not change while the client is open. */
const pages = new SvelteMap<string, CardPage>();
// Nothing shown depends on what was asked for.
// eslint-disable-next-line svelte/prefer-svelte-reactivity
const asked = new Set<string>();

/** A card's page, if it is there yet; it is asked for otherwise. */
export function pageOf(name: string): CardPage | null {
  if (!asked.has(name)) {
    asked.add(name);
    api.card(name).then(
      (page) => pages.set(name, page),
      // A card without its rulings is still a card; the next look tries again.
      () => asked.delete(name),
    );
  }
  return pages.get(name) ?? null;
}
