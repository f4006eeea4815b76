import { api } from './api';
import { EVERYTHING } from './logic/newTable';
import { paths } from './logic/route';
import type { KingdomChoice } from './protocol';
import { prefs } from './prefs.svelte';
import { router } from './router.svelte';

/** What is drawn from when nothing is said: every card there is, or what was chosen beside the button. */
function usualKingdom(): KingdomChoice {
  return prefs.kingdom === 'recommended' ? { by: 'any_preset' } : EVERYTHING;
}

/** A game against a bot of the level last played, at once. */
export async function playNow(kingdom: KingdomChoice = usualKingdom()): Promise<void> {
  const { usual_bot, bots } = await api.info();
  const level = bots.some((bot) => bot.level === prefs.level) ? prefs.level : usual_bot;
  const { table } = await api.createTable({
    seats: [{ who: 'me' }, { who: 'bot', level }],
    settings: { kingdom },
  });
  router.go(paths.table(table));
}
