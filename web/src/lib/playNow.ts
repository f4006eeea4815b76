import { api } from './api';
import { paths } from './logic/route';
import type { KingdomChoice } from './protocol';
import { router } from './router.svelte';

/** A game against a bot, at once. */
export async function playNow(kingdom: KingdomChoice = { by: 'any_preset' }): Promise<void> {
  const { usual_bot } = await api.info();
  const { table } = await api.createTable({
    seats: [{ who: 'me' }, { who: 'bot', level: usual_bot }],
    settings: { kingdom },
  });
  router.go(paths.table(table));
}
