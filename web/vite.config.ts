import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Without a server the page's own file says what it may load (docs/tab.md); Python is WebAssembly.
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline'; " +
  "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'";
const inTab = {
  name: 'tab',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' as const },
  ],
};

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
    assetsInlineLimit: 0, // nothing inline: the Content-Security-Policy can stay strict
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // The catalogues the client shares with the server lie beside web/.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
}));
