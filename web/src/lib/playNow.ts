import { api } from './api';
import { paths } from './logic/route';
import type { KingdomChoice } from './protocol';
import { prefs } from './prefs.svelte';
import { router } from './router.svelte';

/** A game against a bot, at once. */
export async function playNow(kingdom: KingdomChoice = { by: 'any_preset' }): Promise<void> {
  const { usual_bot, bots } = await api.info();
  const level = bots.some((bot) => bot.level === prefs.level) ? prefs.level : usual_bot;
  const { table } = await api.createTable({
    seats: [{ who: 'me' }, { who: 'bot', level }],
    settings: { kingdom },
  });
  router.go(paths.table(table));
}
