/**
 * Sentences of the server in another language. They are looked up by their English words, with # for numbers, @ for cards
 * and % for players: "It costs $#; you have $#.", "discard @", "% wins with # points."
 */
export interface Known {
  names: Record<string, string>;
  said: Record<string, string>;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function anyOf(names: readonly string[]): RegExp | null {
  if (names.length === 0) return null;
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  return new RegExp(`(?<!\\p{L})(?:${longestFirst.map(escaped).join('|')})(?!\\p{L})`, 'gu');
}

const patterns = new WeakMap<object, RegExp | null>();

/** The pattern of all names of cards, which is made once. */
function cardsIn(known: Known): RegExp | null {
  const made = patterns.get(known.names);
  if (made !== undefined) return made;
  const pattern = anyOf(Object.keys(known.names));
  patterns.set(known.names, pattern);
  return pattern;
}

/** What a part of a sentence is in the language; nothing if nobody has said it yet. */
function lookUp(core: string, known: Known, players: readonly string[]): string | null {
  const found = (pattern: string) =>
    Object.hasOwn(known.said, pattern) ? (known.said[pattern] ?? '') : null;
  const holes: Record<string, string[]> = { '#': [], '@': [], '%': [] };
  const hole = (sign: string, shown: (word: string) => string) => (word: string) => {
    holes[sign]?.push(shown(word));
    return sign;
  };
  const names = anyOf(players);
  const withPlayers = names
    ? core.replace(
        names,
        hole('%', (word) => word),
      )
    : core;
  const withNumbers = withPlayers.replace(
    /\d+/g,
    hole('#', (word) => word),
  );
  const exact = found(withNumbers);
  const cards = cardsIn(known);
  const filled =
    exact ??
    (cards
      ? found(
          withNumbers.replace(
            cards,
            hole('@', (word) => known.names[word] ?? word),
          ),
        )
      : null);
  return filled?.replace(/[#@%]/g, (sign) => holes[sign]?.shift() ?? '') ?? null;
}

/** A sentence, or a part of one, in the language; nothing if it is not known. The signs around it stay. */
export function translated(text: string, known: Known, players: readonly string[] = []): string | null {
  const [, before = '', core = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  if (!/\p{L}/u.test(core)) return text;
  const whole = lookUp(core, known, players);
  if (whole !== null) return before + whole + (whole === '' ? '' : after);
  const [, lead = '', inner = '', end = ''] = /^([:—]?\s*)(.*?)(\??)$/s.exec(core) ?? [];
  const part = lead + end === '' ? null : lookUp(inner, known, players);
  return part === null ? null : before + lead + part + end + after;
}
