import { mount } from 'svelte';
import App from './App.svelte';
import { ALONE } from '#transport';
import { makeMe } from './lib/api.ts';
import { keepIfInstalled } from './lib/installed.ts';
import { loadWords } from './lib/words.svelte.ts';
import './styles/tokens.css';
import './styles/base.css';

// Who I am (a guest is made on the first visit) and the words, then the page. Without the server the page still says so.
// (No top-level await: chunks that import from this one would wait for themselves.)
// The page is made in a task of its own: together with reading the words it would be a long one.
const nextTask = () => new Promise((begin) => setTimeout(begin));
void Promise.all([ALONE ? undefined : makeMe().catch(() => undefined), loadWords()])
  .then(nextTask)
  .then(() => mount(App, { target: document.getElementById('app')! }));
if (!ALONE) keepIfInstalled();
