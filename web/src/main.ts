import { mount } from 'svelte';
import App from './App.svelte';
import { ALONE } from '#transport';
import { makeMe } from './lib/api.ts';
import { keepIfInstalled } from './lib/installed.ts';
import { loadWords } from './lib/words.svelte.ts';
import './styles/tokens.css';
import './styles/base.css';

// First my identity (a guest on the first visit) and the texts, then the page. If there is no server, the page still opens to
// say so. (No top-level await: chunks that import this one would wait for themselves.) The page is created in a separate task,
// because together with parsing the texts it would be a long one.
const nextTask = () => new Promise((begin) => setTimeout(begin));
void Promise.all([ALONE ? undefined : makeMe().catch(() => undefined), loadWords()])
  .then(nextTask)
  .then(() => mount(App, { target: document.getElementById('app')! }));
if (!ALONE) keepIfInstalled();
