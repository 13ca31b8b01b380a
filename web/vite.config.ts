import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  // Addresses without a file behind them (/t/..., /rules/...) give index.html, so its own links must be absolute.
  base: '/',
  build: {
    outDir: '../src/kassen/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // nothing inline: the Content-Security-Policy can stay strict
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // The catalogues the client shares with the server lie beside web/.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
});
