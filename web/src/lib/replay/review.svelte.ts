import { api, problemOf } from '../api';
import type { GameReview } from '../protocol';

/** A review that the server makes while somebody waits for it. */
export class Review {
  state = $state<'none' | 'waiting' | 'planning' | 'looking' | 'done'>('none');
  answers = $state(0);
  of = $state(1);
  found = $state.raw<GameReview | null>(null);
  wrong = $state<string | null>(null);

  #stop: AbortController | null = null;

  constructor(readonly id: string) {}

  async begin(): Promise<void> {
    this.#stop?.abort();
    const stop = new AbortController();
    this.#stop = stop;
    this.state = 'waiting';
    this.wrong = null;
    try {
      for await (const news of api.review(this.id, stop.signal)) {
        if (news.type === 'planning') this.state = 'planning';
        else if (news.type === 'progress') {
          this.state = 'looking';
          [this.answers, this.of] = [news.answers, news.of];
        } else if (news.type === 'done') {
          this.found = news.review;
          this.state = 'done';
        } else if (news.type === 'failed') {
          this.state = 'none';
          this.wrong = news.problem.message;
        }
      }
    } catch (error) {
      if (stop.signal.aborted) return;
      this.wrong = problemOf(error).message;
      this.state = 'none';
    }
  }

  /** Whoever does not wait any more lets the server do something else. */
  cancel(): void {
    this.#stop?.abort();
    if (this.state !== 'done') this.state = 'none';
  }
}
