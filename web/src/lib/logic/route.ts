/** Every page of the client has an address of its own. */
export type Route =
  | { page: 'home' }
  | { page: 'new' }
  | { page: 'join' }
  | { page: 'games' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'scenario'; id: string }
  | { page: 'cards' }
  | { page: 'card'; name: string }
  | { page: 'kingdoms' }
  | { page: 'settings' }
  | { page: 'help' }
  | { page: 'faces' }
  | { page: 'about' }
  | { page: 'learn' }
  | { page: 'glossary' }
  | { page: 'puzzles' }
  | { page: 'position' }
  | { page: 'simulator' }
  | { page: 'lost'; path: string };

const PLAIN = [
  'new',
  'join',
  'games',
  'cards',
  'kingdoms',
  'settings',
  'help',
  'faces',
  'about',
  'learn',
  'glossary',
  'puzzles',
  'position',
  'simulator',
] as const;

/** The page at an address. */
export function routeOf(path: string): Route {
  const [first, second, ...more] = path.split('/').filter(Boolean).map(decode);
  if (first === undefined) return { page: 'home' };
  if (more.length > 0) return { page: 'lost', path };
  if (second === undefined) {
    const plain = PLAIN.find((page) => page === first);
    return plain ? { page: plain } : { page: 'lost', path };
  }
  if (first === 'table') return { page: 'table', id: second };
  if (first === 'scenario') return { page: 'scenario', id: `scenario:${second}` };
  if (first === 'replay') return { page: 'replay', id: second };
  if (first === 'cards') return { page: 'card', name: second };
  return { page: 'lost', path };
}

/** A broken escape in an address is taken as it stands. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const SCENARIO = /^scenario:/;

export const paths = {
  table: (id: string) => `/table/${encodeURIComponent(id)}`,
  replay: (id: string, query: Record<string, string | number> = {}) =>
    `/replay/${encodeURIComponent(id)}${search(query)}`,
  /** A scenario's id begins with the word that is in the address anyway. */
  scenario: (id: string) => `/scenario/${encodeURIComponent(id.replace(SCENARIO, ''))}`,
  card: (name: string) => `/cards/${encodeURIComponent(name)}`,
};

function search(query: Record<string, string | number>): string {
  const pairs = Object.entries(query).map(([key, value]) => [key, String(value)]);
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

/** The id of a table in what somebody typed or pasted: a whole link, or the bare id. */
export function tableIdIn(text: string): string | null {
  const trimmed = text.trim();
  const link = /\/table\/([^/?#\s]+)/.exec(trimmed);
  if (link?.[1]) return decode(link[1]);
  return /^[\w-]{4,64}$/.test(trimmed) ? trimmed : null;
}
