import { api } from '../api';
import { paths } from '../logic/route';
import { router } from '../router.svelte';

/** Opens a new table at a step of a replay, with bots on all other seats. */
export async function playOn(id: string, step: number, seat: number): Promise<void> {
  const { usual_bot } = await api.info();
  const { table } = await api.playOn(id, { step, seat, level: usual_bot });
  router.go(paths.table(table));
}
