import { guest } from '../guest.svelte';
import {
  VERSION,
  type CardFace,
  type ChatLine,
  type LogLine,
  type Problem,
  type Proposal,
  type Request,
  type ServerMessage,
  type TableInfo,
  type Update,
} from '../protocol';

/** How long to wait before the next try, in milliseconds. */
const WAITS = [300, 1000, 2000, 4000, 8000];
const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;

type Message = Request extends infer R ? (R extends { type: string } ? Omit<R, 'id'> : never) : never;

/** What cannot be mended by trying again. */
const FINAL: readonly string[] = ['no_such_table', 'wrong_version', 'no_watchers', 'bad_message'];

/** The connection to a table. It comes back by itself; what it shows is always what the server last said. */
export class TableLink {
  state = $state<'connecting' | 'open' | 'lost' | 'refused'>('connecting');
  table = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  guestId = $state<string | null>(null);
  gameId = $state<string | null>(null);
  cards = $state.raw<Record<string, CardFace>>({});
  update = $state.raw<Update | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Why the server refuses this client for good. */
  refusal = $state.raw<Problem | null>(null);
  /** What went wrong with the last request. */
  problem = $state.raw<Problem | null>(null);
  /** The question whose answer is on its way. */
  answering = $state<string | null>(null);
  /** The level of bot that takes over a seat. */
  usualBot = $state<string | null>(null);
  /** When the clocks were last told, on this browser's own clock. */
  clockAt = $state(0);

  #socket: WebSocket | null = null;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #lastHeard = 0;
  #closed = false;
  #nextId = 1;

  constructor(
    readonly id: string,
    /** Hears every update, one by one. */
    readonly onupdate: (update: Update, log: LogLine[], from: number) => void = () => undefined,
  ) {}

  /** Connects and stays connected until [`close`]. */
  open(): void {
    this.#ping = setInterval(() => this.#check(), PING_EVERY / 2);
    addEventListener('online', this.tryNow);
    document.addEventListener('visibilitychange', this.#visible);
    void this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#ping);
    clearTimeout(this.#retry);
    removeEventListener('online', this.tryNow);
    document.removeEventListener('visibilitychange', this.#visible);
    this.#socket?.close();
  }

  /** Tries again at once. */
  tryNow = (): void => {
    if (this.state !== 'lost') return;
    clearTimeout(this.#retry);
    void this.#connect();
  };

  #visible = (): void => {
    if (document.visibilityState === 'visible') this.tryNow();
  };

  async #connect(): Promise<void> {
    let token: string;
    try {
      token = await guest.token();
    } catch {
      this.#lose();
      return;
    }
    if (this.#closed) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#lastHeard = Date.now();
      this.send({ type: 'hello', version: VERSION, token, table: this.id });
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#lastHeard = Date.now();
      this.#take(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lose();
    };
  }

  #lose(): void {
    this.#socket = null;
    this.answering = null;
    if (this.#closed || this.state === 'refused') return;
    this.state = 'lost';
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)];
    this.#tries += 1;
    this.#retry = setTimeout(() => void this.#connect(), wait);
  }

  /** A line that has gone quiet may be dead without anybody having said so. */
  #check(): void {
    if (this.state !== 'open') return;
    const silence = Date.now() - this.#lastHeard;
    if (silence > PING_EVERY + PONG_WITHIN) this.#socket?.close();
    else if (silence > PING_EVERY / 2) this.send({ type: 'ping' });
  }

  send(message: Message): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ ...message, id: this.#nextId++ }));
  }

  answer(question: string, picks: number[]): void {
    if (this.answering === question || this.state !== 'open') return;
    this.answering = question;
    this.problem = null;
    this.send({ type: 'answer', question, picks });
  }

  propose(proposal: Proposal): void {
    this.send({ type: 'propose', proposal });
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.state = 'open';
        this.#tries = 0;
        this.chat = [];
        this.guestId = message.guest;
        this.#takeTable(message.seat, message.table);
        break;
      case 'table':
        this.#takeTable(message.seat, message.table);
        break;
      case 'game':
        this.gameId = message.game;
        this.cards = message.cards;
        break;
      case 'update':
        this.answering = null;
        this.log = [...this.log.slice(0, message.log.from), ...message.log.lines];
        this.update = message;
        this.clockAt = Date.now();
        this.onupdate(message, this.log, message.log.from);
        break;
      case 'chat':
        this.chat = [...this.chat, ...message.lines];
        break;
      case 'error':
        this.#fail(message);
        break;
      case 'done':
      case 'pong':
      case 'bye':
        break;
    }
  }

  #takeTable(seat: number | null, table: TableInfo): void {
    this.seat = seat;
    this.table = table;
  }

  #fail(problem: Problem): void {
    this.answering = null;
    if (problem.code === 'bad_token') {
      // Another server signed it: a new guest has no seat here, but can watch or join.
      guest.forget();
      this.#socket?.close();
    } else if (FINAL.includes(problem.code)) {
      this.state = 'refused';
      this.refusal = problem;
      this.#socket?.close();
    } else {
      this.problem = problem;
    }
  }
}
