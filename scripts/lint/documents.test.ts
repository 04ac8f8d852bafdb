import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'scripts/README.md',
  'scripts/samples/README.md',
  'src/dashboard/README.md',
  ...readdirSync('decisions').map((file) => `decisions/${file}`),
];

interface Manifest {
  readonly scripts: Record<string, string>;
  readonly dependencies: Record<string, string>;
  readonly devDependencies: Record<string, string>;
  readonly overrides: Overrides;
}
type Overrides = {readonly [name: string]: string | Overrides};

const {scripts, dependencies, devDependencies, overrides} = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Manifest;

test('package.json names each version exactly, of overrides too', () => {
  const own = {...dependencies, ...devDependencies};
  const isExact = (version: string): boolean =>
    version.startsWith('$') ? version.slice(1) in own : /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version);
  const loose = (versions: Overrides): string[] =>
    Object.entries(versions).flatMap(([name, version]) =>
      typeof version === 'object' ? loose(version) : isExact(version) ? [] : [`${name}@${version}`],
    );
  expect(loose({...own, overrides})).toEqual([]);
});

test('the unit tests generate first what they read: a change of version outdates it', () => {
  expect(scripts['test:unit']).toMatch(/^npm run --silent generate && /);
});

test('scripts/README.md lists every command of package.json', () => {
  const listed = readFileSync('scripts/README.md', 'utf8');
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
