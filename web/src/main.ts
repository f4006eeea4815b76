import './fonts.css';
import './theme.css';
import './base.css';
import './locales/js.loader.js';
import './locales/main.loader.svelte.js';
import { mount } from 'svelte';
import { loadLocale } from 'wuchale/load-utils';

import { loadCardWords } from './lib/cardWords';
import { chosenLanguage } from './lib/language';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
const language = chosenLanguage();
document.documentElement.lang = language;
// Words are looked up when a module is first run: the catalogue must be there before the client is.
await Promise.all([loadLocale(language), loadCardWords(language)]);
const { default: App } = await import('./App.svelte');
mount(App, { target });
