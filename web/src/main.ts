import './fonts.css';
import './theme.css';
import './base.css';
import './locales/js.loader.js';
import './locales/main.loader.svelte.js';
import { mount } from 'svelte';
import { loadLocale } from 'wuchale/load-utils';

import { loadCardWords } from './lib/cardWords';
import { chosenLanguage } from './lib/language';

/** Milliseconds to wait for typefaces. */
const MOST_WAIT = 800;

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
const language = chosenLanguage();
document.documentElement.lang = language;
// Words are looked up when a module is first run: the catalogue must be there before the client is.
// And typefaces that come later would move what is drawn; but nobody waits for them long.
const typefaces = ['700 1rem Alegreya', '400 1rem "Source Sans 3"'].map((face) => document.fonts.load(face));
const longEnough = new Promise((done) => setTimeout(done, MOST_WAIT));
await Promise.all([
  loadLocale(language),
  loadCardWords(language),
  Promise.race([Promise.allSettled(typefaces), longEnough]),
]);
const { default: App } = await import('./App.svelte');
mount(App, { target });
