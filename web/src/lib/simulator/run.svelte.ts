import { api, problemOf } from '../api';
import type { Problem, SimMessage, SimRequest } from '../protocol';

type Of<T extends SimMessage['type']> = Extract<SimMessage, { type: T }>;

/** A run of the simulator, as far as the server has told of it. */
export class Run {
  state = $state<'none' | 'waiting' | 'running' | 'done'>('none');
  started = $state.raw<Of<'started'> | null>(null);
  progress = $state.raw<Of<'progress'> | null>(null);
  result = $state.raw<Of<'done'> | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** What was asked for. */
  request = $state.raw<SimRequest | null>(null);

  #stop: AbortController | null = null;

  readonly isGoing = $derived(this.state === 'waiting' || this.state === 'running');

  /** Starts a run; one that is going ends. */
  async start(request: SimRequest): Promise<void> {
    this.cancel();
    const stop = new AbortController();
    this.#stop = stop;
    Object.assign(this, { request, state: 'waiting', started: null, progress: null, problem: null });
    try {
      for await (const message of api.simulate(request, stop.signal)) this.#take(message);
    } catch (error) {
      if (!stop.signal.aborted) this.problem = problemOf(error);
    }
    if (this.#stop === stop) this.#end();
  }

  /** Hangs up: the server stops at once. */
  cancel(): void {
    this.#stop?.abort();
    if (this.isGoing) this.#end();
  }

  #end(): void {
    this.#stop = null;
    this.state = this.result ? 'done' : 'none';
  }

  #take(message: SimMessage): void {
    switch (message.type) {
      case 'waiting':
        break;
      case 'started':
        this.state = 'running';
        this.started = message;
        break;
      case 'progress':
        this.progress = message;
        break;
      case 'done':
        this.result = message;
        break;
      case 'failed':
        this.problem = message.problem;
        break;
    }
  }
}
