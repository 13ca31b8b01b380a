import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// Without a server, the page's own file has the Content-Security-Policy (docs/tab.md); Python is WebAssembly.
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline'; " +
  "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'";
const EARLY = 'src/tab/early.ts'; // a script that runs before the page's own
const inTab: Plugin = {
  name: 'tab',
  buildStart() {
    if (!this.meta.watchMode) this.emitFile({ type: 'chunk', id: EARLY });
  },
  transformIndexHtml: (_, { bundle }) => {
    const early = Object.values(bundle ?? {}).find(
      (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(EARLY)),
    );
    return [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
      ...(early
        ? [
            {
              tag: 'script',
              attrs: { type: 'module', async: true, src: `./${early.fileName}` },
              injectTo: 'head-prepend' as const,
            },
          ]
        : []),
    ];
  },
};

const ALONE = ['lesson', 'table', 'words'].map((name) => `src/lib/${name}.test.ts`); // these mock modules

// `--mode tab`: the page that needs no server.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), ...(mode === 'tab' ? [inTab] : [])],
  // On a server, addresses without a file behind them (/t/..., /rules/...) give index.html, so its own links must be absolute. The
  // tab's pages are all one file, in any folder.
  base: mode === 'tab' ? './' : '/',
  resolve: { conditions: [...(mode === 'tab' ? ['tab'] : []), ...defaultClientConditions] },
  worker: { format: 'es' as const },
  build: {
    outDir: mode === 'tab' ? '../build/tab' : '../src/kassen/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // inline nothing, so that the Content-Security-Policy can stay strict
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // The catalogues shared with the server are outside web/.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  // Isolating every test file takes three times as long, so only files that mock modules are isolated.
  test: {
    projects: [
      { extends: true, test: { name: 'together', include: ['src/**/*.test.ts'], exclude: ALONE, isolate: false } },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
}));
