import { api } from './api';
import type { Guest as GuestInfo } from './protocol';
import { load, store } from './stored';

const KEY = 'fief-guest';

function isGuest(value: unknown): value is GuestInfo | null {
  return value === null || (typeof value === 'object' && 'token' in (value as object));
}

/** Who this browser is. Nobody needs an account: the first time a token is needed, the server gives one. */
class Guest {
  info = $state<GuestInfo | null>(load<GuestInfo | null>(KEY, null, isGuest));
  #asked: Promise<GuestInfo> | null = null;

  get name(): string {
    return this.info?.name ?? '';
  }

  async token(): Promise<string> {
    if (this.info) return this.info.token;
    // Two questions at once must not make two guests.
    this.#asked ??= api.newGuest('Guest').finally(() => (this.#asked = null));
    this.#keep(await this.#asked);
    return this.token();
  }

  #keep(info: GuestInfo | null): void {
    this.info = info;
    store(KEY, info);
  }

  /** Takes another name; the seats stay. */
  async rename(name: string): Promise<void> {
    this.#keep(await (this.info ? api.rename(name) : api.newGuest(name)));
  }

  forget(): void {
    this.#keep(null);
  }
}

export const guest = new Guest();
