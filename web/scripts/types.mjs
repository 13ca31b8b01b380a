// Writes src/lib/wire.gen.ts from the server's JSON Schema (printed by the server's package).
// `--check` writes nothing and fails when the file is stale.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const target = new URL('../src/lib/wire.gen.ts', import.meta.url);
const python = process.env.PYTHON ?? '../.venv/bin/python';
const schema = JSON.parse(execFileSync(python, ['-m', 'kassen.server.messages'], { encoding: 'utf8' }));

// Drop upper bounds of lists: they would become unions of tuples, which help nobody.
const loosen = (node) => {
  if (Array.isArray(node)) node.forEach(loosen);
  else if (node && typeof node === 'object') {
    if (node.type === 'array') delete node.maxItems;
    if (node.type === 'object' && !node.properties) node.additionalProperties ??= true; // a dictionary with any keys
    if (typeof node.title === 'string') delete node.title; // the definition's name is enough
    Object.values(node).forEach(loosen);
  }
  return node;
};

const source = await compile({ ...loosen(schema), title: 'Wire' }, 'Wire', {
  additionalProperties: false,
  unreachableDefinitions: true,
  bannerComment: '// Made from kassen.server.messages by `npm run types`; do not edit.',
  style: { singleQuote: true, printWidth: 130 },
});

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== source) {
    console.error("src/lib/wire.gen.ts is stale: the server's messages have changed. Run `npm run types` in web/.");
    process.exit(1);
  }
} else writeFileSync(target, source);
