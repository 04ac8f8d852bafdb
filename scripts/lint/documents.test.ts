import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...readdirSync('decisions').map((file) => `decisions/${file}`),
];

const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};

test('the unit tests generate first what they read: a change of version outdates it', () => {
  expect(scripts['test:unit']).toMatch(/^npm run --silent generate && /);
});

test('CONTRIBUTING.md lists every command of package.json', () => {
  const [, listed = ''] = /## Commands\n([^]*?)\n## /.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? [];
  const missing = Object.keys(scripts).filter((name) => !new RegExp(`\`npm (run )?${name}\``).test(listed));
  expect(missing).toEqual([]);
});

test.each(documents)('%s names only paths that are there', (document) => {
  const text = readFileSync(document, 'utf8');
  const named = [...text.matchAll(/`((?:src|sandbox|scripts|tests|infra|api|docs)\/[\w./@-]+)`/g)];
  // What the build makes is not there in a fresh clone, and an article may be named without its ending.
  const missing = named
    .map(([, path = '']) => path)
    .filter((path) => !path.includes('/generated') && !path.startsWith('scripts/<'))
    .filter((path) => !['', '.ts', '.tsx', '.mjs'].some((ending) => existsSync(path + ending)));
  expect(missing).toEqual([]);
});
