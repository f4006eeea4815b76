import { api } from './api';
import { paths } from './logic/route';
import type { ExerciseRef } from './protocol';
import { router } from './router.svelte';
import { load, store } from './stored';

const KEY = 'fief-exercises';

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

/** The lessons and puzzles whose goal this browser has reached. */
class Done {
  #ids = $state<string[]>(load<string[]>(KEY, [], isList));

  has(id: string): boolean {
    return this.#ids.includes(id);
  }

  add(id: string): void {
    if (this.has(id)) return;
    this.#ids = [...this.#ids, id];
    store(KEY, this.#ids);
  }
}

export const done = new Done();

/** Sets the table for a lesson or a puzzle, and goes there. */
export async function begin({ id, given }: ExerciseRef): Promise<void> {
  const { usual_bot } = await api.info();
  const { table } = await api.playOn(id, { step: given, seat: 0, level: usual_bot });
  router.go(paths.table(table));
}
