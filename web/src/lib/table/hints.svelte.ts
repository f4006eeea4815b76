import { api, problemOf } from '../api';
import type { Hint } from '../protocol';

/** What a strong player would answer, asked for one question at a time. */
export class Hints {
  /** The question that a hint was asked for. */
  asked = $state<string | null>(null);
  hint = $state.raw<Hint | null>(null);
  wrong = $state<string | null>(null);

  constructor(readonly table: string) {}

  async ask(question: string): Promise<void> {
    if (this.asked === question && this.wrong === null) return;
    this.asked = question;
    this.hint = null;
    this.wrong = null;
    try {
      const hint = await api.hint(this.table, { question });
      if (this.asked === question) this.hint = hint;
    } catch (error) {
      if (this.asked === question) this.wrong = problemOf(error).message;
    }
  }

  close(): void {
    this.asked = null;
  }
}
