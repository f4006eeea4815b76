import { adapter as svelte, svelteDefaultHeuristic } from '@wuchale/svelte';
import { defaultHeuristic, defineConfig } from 'wuchale';
import { adapter as plain } from 'wuchale/adapter-vanilla';

/** All texts of the client are taken from its source, and kept in a catalogue for each language: docs/LANGUAGES.md. */

/** Files whose words are those of the protocol, of keys or of shapes, and are never shown. */
const CODE =
  /(card\/(Shield\.svelte|outline\.ts|palette\.ts)|ui\/Icon\.svelte|logic\/(heraldry|digest|cardText|acts|route|position)\.ts|protocol\.ts|lib\/api\.ts)$/;
/** What keys are called by browsers. */
const KEYS =
  /^(Arrow(Left|Right|Up|Down)|Enter|Escape|Tab|Backspace|Delete|Shift|Space|Home|End|Page(Up|Down))$/;
/** The types of cards, which code compares. */
const TYPE = '(Action|Treasure|Victory|Attack|Reaction|Duration|Night|Curse|Reserve|Event|Way|Project)';
const TYPES = new RegExp(`^${TYPE}( – ${TYPE})*$`);
/** Attributes that people read or hear. */
const READ = ['placeholder', 'title', 'aria-label', 'label'];
/** Names of elements, to look for them. */
const SELECTOR = /^[a-z]+(, [a-z]+)+$/;
/** Words that begin small but are a part of a sentence. */
const PHRASE = /^[a-z]+,?( [\w’'“”$-]+[,.:;]?){2,}$/;

function words(usual) {
  return (message) => {
    const { scope, file, attribute, insideProgram, call, funcName } = message.details;
    const text = message.msgStr.join('\n');
    // A module of its own is run once, and may be so before the words are there: only its functions speak.
    if (scope === 'script' && file.endsWith('.ts') && funcName == null) return false;
    if (scope !== 'markup' && KEYS.test(text)) return false;
    if (scope === 'script' && CODE.test(file)) return false;
    if (scope === 'script' && insideProgram && TYPES.test(text)) return false;
    if (scope === 'attribute' && READ.includes(attribute ?? '') && / /.test(text)) return 'message';
    if (scope === 'script' && SELECTOR.test(text)) return false;
    if (scope === 'script' && PHRASE.test(text) && call !== 'matchMedia') return 'message';
    return usual(message);
  };
}

// The language is known before anything is drawn, and another one loads the page again: nothing has to react to it.
const runtime = { useReactive: false, initReactive: () => false };

export default defineConfig({
  locales: ['en', 'de'],
  localesDir: 'src/locales',
  adapters: {
    main: svelte({ loader: 'svelte', heuristic: words(svelteDefaultHeuristic), runtime }),
    js: plain({
      loader: 'vite',
      heuristic: words(defaultHeuristic),
      files: {
        include: 'src/**/*.ts',
        ignore: ['src/**/*.svelte.ts', 'src/**/*.test.ts', 'src/**/*.d.ts', 'src/locales/**', 'src/main.ts'],
      },
    }),
  },
});
