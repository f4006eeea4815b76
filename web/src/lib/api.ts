import { guest } from './guest.svelte';
import type {
  CardList,
  CardPage,
  CreatedTable,
  CreateTable,
  EyeName,
  Frames,
  Guest,
  Hint,
  HintRequest,
  KingdomList,
  LessonList,
  MyTables,
  PlayOn,
  PlayPosition,
  PositionCheck,
  Problem,
  PuzzleList,
  RandomKingdom,
  RandomRequest,
  ReplayInfo,
  ReviewMessage,
  ServerInfo,
  SimMessage,
  SimRequest,
  StrategyCheck,
  StrategyList,
} from './protocol';

const ROOT = '/api/v1';

/** Something went wrong, in words that say what to do next. */
export class ApiError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** The server cannot be reached at all. */
export function unreachable(): ApiError {
  return new ApiError({
    code: 'internal',
    message: 'The server does not answer. Check your connection, then try again.',
    re: null,
  });
}

/** What went wrong, as a problem. */
export function problemOf(error: unknown): Problem {
  if (error instanceof ApiError) return error.problem;
  return { code: 'internal', message: error instanceof Error ? error.message : String(error), re: null };
}

async function call<T>(path: string, options: { body?: unknown; token?: string | null } = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (options.token) headers['authorization'] = `Bearer ${options.token}`;
  if (options.body !== undefined) headers['content-type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(ROOT + path, {
      headers,
      ...(options.body === undefined ? {} : { method: 'POST', body: JSON.stringify(options.body) }),
    });
  } catch {
    throw unreachable();
  }
  const data: unknown = await response.json().catch(() => null);
  if (response.ok && data !== null) return data as T;
  throw isProblem(data) ? new ApiError(data) : unreachable();
}

function isProblem(data: unknown): data is Problem {
  return typeof data === 'object' && data !== null && 'code' in data && 'message' in data;
}

/** Calls as a guest. A token that this server does not know (another server, a new secret) is replaced once. */
async function callAsGuest<T>(path: string, body?: unknown): Promise<T> {
  const options = (token: string) => (body === undefined ? { token } : { token, body });
  try {
    return await call<T>(path, options(await guest.token()));
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem.code !== 'bad_token') throw error;
    guest.forget();
    return call<T>(path, options(await guest.token()));
  }
}

/** Asks for something that comes line by line, and hands out each line as it comes. */
async function* lines<T>(path: string, body: unknown, signal: AbortSignal): AsyncGenerator<T> {
  const response = await fetch(ROOT + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${await guest.token()}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  }).catch(() => {
    throw unreachable();
  });
  if (!response.ok || !response.body) {
    const data: unknown = await response.json().catch(() => null);
    throw isProblem(data) ? new ApiError(data) : unreachable();
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const whole = (rest + value).split('\n');
    rest = whole.pop() ?? '';
    for (const line of whole) yield JSON.parse(line) as T;
  }
}

const escaped = encodeURIComponent;

/** A replay's id in a path. A scenario's has slashes of its own, which must not look like the path's. */
function replayPath(id: string): string {
  return `/replays/${escaped(id)}`;
}

/** Whose eyes, as addresses have it: "open", "watcher" or the number of a seat. */
export function eyeWord(eye: EyeName): string {
  return eye.as === 'seat' ? String(eye.seat) : eye.as;
}

export const api = {
  info: () => call<ServerInfo>('/info'),
  newGuest: (name: string) => call<Guest>('/guests', { body: { name } }),
  rename: (name: string) => callAsGuest<Guest>('/guests', { name }),
  cards: () => call<CardList>('/cards'),
  card: (name: string) => call<CardPage>(`/cards/${escaped(name)}`),
  lessons: () => call<LessonList>('/lessons'),
  puzzles: () => call<PuzzleList>('/puzzles'),
  checkPosition: (text: string) => call<PositionCheck>('/positions/check', { body: { text } }),
  playPosition: (request: PlayPosition) => callAsGuest<CreatedTable>('/positions/play', request),
  strategies: () => call<StrategyList>('/strategies'),
  checkStrategy: (text: string) => call<StrategyCheck>('/strategies/check', { body: { text } }),
  simulate: (request: SimRequest, signal: AbortSignal) => lines<SimMessage>('/sim', request, signal),
  kingdoms: () => call<KingdomList>('/kingdoms'),
  randomKingdom: (request: RandomRequest) => call<RandomKingdom>('/kingdoms/random', { body: request }),
  createTable: (request: CreateTable) => callAsGuest<CreatedTable>('/tables', request),
  myTables: () => callAsGuest<MyTables>('/tables'),
  replay: (id: string, eye: string | null) =>
    callAsGuest<ReplayInfo>(replayPath(id) + (eye === null ? '' : `?eye=${escaped(eye)}`)),
  frames: (id: string, eye: string, from: number, to: number) =>
    callAsGuest<Frames>(`${replayPath(id)}/frames?eye=${escaped(eye)}&from=${from}&to=${to}`),
  save: async (id: string): Promise<string> => {
    const headers = { authorization: `Bearer ${await guest.token()}` };
    const response = await fetch(`${ROOT}${replayPath(id)}/save`, { headers }).catch(() => {
      throw unreachable();
    });
    if (response.ok) return response.text();
    const data: unknown = await response.json().catch(() => null);
    throw isProblem(data) ? new ApiError(data) : unreachable();
  },
  hint: (table: string, request: HintRequest) => callAsGuest<Hint>(`/tables/${escaped(table)}/hint`, request),
  review: (id: string, signal: AbortSignal) => lines<ReviewMessage>(`${replayPath(id)}/review`, {}, signal),
  playOn: (id: string, request: PlayOn) => callAsGuest<CreatedTable>(`${replayPath(id)}/play`, request),
};
