import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { icons } from '@iconify-json/game-icons';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';

/**
 * The figures of the cards as a sprite for each set. `figures/figures.tsv` says which icon stands for which name; only
 * those are shipped, each as a symbol whose id is the name in small letters. So the client asks for a figure by the
 * name of a card and knows no card itself, and a page fetches only the sets whose cards it shows.
 */
const LIST = join(import.meta.dirname, '..', 'figures', 'figures.tsv');
const SPRITES = 'virtual:figures';

export interface Figure {
  set: string;
  name: string;
  icon: string;
}

/** The rows of the list. */
export function figureList(): Figure[] {
  return readFileSync(LIST, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [set, name, icon] = line.split('\t');
      if (!set || !name || !icon) throw new Error(`figures.tsv: “${line}” is not a set, a name and an icon`);
      return { set, name, icon };
    });
}

/** The id of a name's figure; `src/lib/card/figure.ts` has the same rule. */
export function figureId(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('+', 'plus')
    .replace(/[^a-z0-9]+/g, '-');
}

/** A drawing with short numbers: at the size of a card nobody sees the difference. */
function slim(body: string): string {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body}</svg>`, {
    plugins: [
      { name: 'convertPathData', params: { floatPrecision: 0, transformPrecision: 1 } },
      { name: 'removeAttrs', params: { attrs: 'fill' } },
    ],
  });
  return data.replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

/** The sprites by their sets. */
export function sprites(): Map<string, string> {
  const symbols = new Map<string, string[]>();
  for (const { set, name, icon } of figureList()) {
    const found = icons.icons[icon];
    if (!found) throw new Error(`figures.tsv: game-icons has no “${icon}” for ${name}`);
    const symbol = `<symbol id="${figureId(name)}" viewBox="0 0 512 512">${slim(found.body)}</symbol>`;
    symbols.set(set, [...(symbols.get(set) ?? []), symbol]);
  }
  const whole = (parts: string[]) => `<svg xmlns="http://www.w3.org/2000/svg">${parts.join('')}</svg>`;
  return new Map([...symbols].map(([set, parts]) => [set, whole(parts)]));
}

/** Makes the sprites' addresses a module: `import figures from 'virtual:figures'`. */
export function figures(): Plugin {
  let building = false;
  const references = new Map<string, string>();
  let drawn: Map<string, string> | null = null;
  return {
    name: 'figures',
    configResolved: (config) => {
      building = config.command === 'build';
    },
    buildStart() {
      if (!building) return;
      for (const [set, source] of sprites()) {
        const name = `figures-${figureId(set)}.svg`;
        references.set(set, this.emitFile({ type: 'asset', name, source }));
      }
    },
    resolveId: (id) => (id === SPRITES ? `\0${SPRITES}` : null),
    load: (id) => {
      if (id !== `\0${SPRITES}`) return null;
      const sets = [...new Set(figureList().map(({ set }) => set))];
      const address = (set: string) =>
        building
          ? `import.meta.ROLLUP_FILE_URL_${references.get(set)}`
          : JSON.stringify(`/figures/${figureId(set)}`);
      return `export default { ${sets.map((set) => `${JSON.stringify(set)}: ${address(set)}`).join(', ')} }`;
    },
    configureServer: (server) => {
      server.middlewares.use('/figures/', (request, response) => {
        drawn ??= new Map([...sprites()].map(([set, text]) => [`/${figureId(set)}`, text]));
        response.setHeader('content-type', 'image/svg+xml');
        response.end(drawn.get(request.url ?? '') ?? '');
      });
    },
  };
}
