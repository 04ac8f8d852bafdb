import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, relative} from 'node:path';
import {ESLint} from 'eslint';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {amplifyOnlyInSession, arrows} from './arrows.mjs';

const above = ['theme', 'pages', 'reference', 'guide', 'dashboard', 'admin', 'home', 'try-it', 'auth'];

/** Every forbidden arrow of the house: from a room, to rooms. */
const forbidden: [from: string, to: string[]][] = [
  ['src/site', above.map((room) => `src/${room}`)],
  ['src/hooks', [...above, 'platform'].map((room) => `src/${room}`)],
  ['src/components', [...above, 'platform'].map((room) => `src/${room}`)],
  ['src/map', above.map((room) => `src/${room}`)],
  ['src/platform', [...above, 'components'].map((room) => `src/${room}`)],
  [
    'src/auth',
    [
      ...[
        'src/platform',
        'src/try-it',
        'src/dashboard',
        'src/admin',
        'src/reference',
        'src/guide',
        'src/home',
      ],
      ...['src/pages', 'src/theme'],
    ],
  ],
  [
    'src/try-it',
    ['src/reference', 'src/guide', 'src/dashboard', 'src/admin', 'src/home', 'src/pages', 'src/theme'],
  ],
  ['src/guide', ['src/reference', 'src/dashboard', 'src/admin', 'src/home', 'src/pages', 'src/theme']],
  ['src/dashboard', ['src/admin', 'src/reference', 'src/home', 'src/pages', 'src/theme']],
  ['src/admin', ['src/dashboard', 'src/reference', 'src/home', 'src/pages', 'src/theme']],
  ['src/reference', ['src/guide', 'src/dashboard', 'src/admin', 'src/home', 'src/pages', 'src/theme']],
  ['src/home', ['src/dashboard', 'src/admin', 'src/reference', 'src/pages', 'src/theme']],
  ['src/dashboard/fleet', ['src/dashboard/alerts']],
  ['src/admin/users', ['src/admin/collections']],
  ['src/admin/userPool', ['src/admin/users']],
  ['sandbox/http', ['src/site']],
  ['sandbox/identity', ['sandbox/platform/locations', 'src/auth']],
  ['sandbox/platform/locations', ['sandbox/identity', 'sandbox/platform/flights', 'src/platform']],
  ['tests/as-visitor', ['src/reference']],
  ['tests/fixtures', ['src/site']],
  ['tests/every-page', ['src/site']],
];

/** Arrows that must stay open: a zone too many would be noticed as a rule too many. */
const open: [from: string, to: string[]][] = [
  ['src/pages', ['src/home', 'src/dashboard', 'src/site']],
  ['src/theme', ['src/reference', 'src/guide', 'src/auth']],
  ['src/reference', ['src/try-it']],
  ['src/guide', ['src/try-it', 'src/map']],
  ['src/try-it', ['src/auth', 'src/components', 'src/hooks', 'src/site']],
  [
    'src/dashboard',
    ['src/dashboard/fleet', 'src/auth', 'src/map', 'src/platform', 'src/components', 'src/hooks'],
  ],
  ['src/dashboard/fleet', ['src/map', 'src/platform']],
  ['src/admin/users', ['src/admin/userPool']],
  ['src/auth', ['src/components', 'src/hooks', 'src/site']],
  ['src/map', ['src/site', 'src/hooks']],
  ['sandbox/platform', ['sandbox/platform/locations']],
  ['sandbox/platform/locations', ['sandbox/http']],
  ['tests/as-visitor', ['tests/fixtures']],
  ['tests/second-brand', ['src/site']],
];

const root = mkdtempSync(join(tmpdir(), 'arrows-'));
const rooms = [...new Set([...forbidden, ...open].flatMap(([from, to]) => [from, ...to]))];
let eslint: ESLint;

beforeAll(() => {
  // import-x follows an import only to a file that is there: the house is built in small.
  for (const room of rooms) write(`${room}/thing.ts`, 'export const thing = 1;\n');
  write(
    'tsconfig.json',
    JSON.stringify({
      compilerOptions: {moduleResolution: 'bundler', module: 'esnext', paths: {'@site/*': ['./*']}},
    }),
  );
  eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    baseConfig: [
      {
        files: ['**/*.ts'],
        languageOptions: {parser: tseslint.parser},
        plugins: {'import-x': importX},
        settings: {
          'import-x/resolver-next': [createTypeScriptImportResolver({project: join(root, 'tsconfig.json')})],
        },
        rules: {'import-x/no-restricted-paths': ['error', arrows(root)]},
      },
      amplifyOnlyInSession,
    ] as ESLint.Options['baseConfig'],
  });
});

afterAll(() => rmSync(root, {recursive: true}));

test.each(pairs(forbidden))('%s never imports %s', async (from, to) => {
  expect(await complaints(from, relativeTo(from, to))).toHaveLength(1);
});

test.each(pairs(forbidden).filter(([, to]) => to.startsWith('src/')))(
  '%s never imports %s by its alias',
  async (from, to) => {
    expect(await complaints(from, `@site/${to}/thing`)).toHaveLength(1);
  },
);

test.each(pairs(open))('%s may import %s', async (from, to) => {
  expect(await complaints(from, relativeTo(from, to))).toEqual([]);
});

test.each(['aws-amplify', 'aws-amplify/auth', '@aws-amplify/core'])(
  'only the session imports %s',
  async (name) => {
    expect(await complaints('src/auth', name)).toHaveLength(1);
    expect(await complaints('src/dashboard', name)).toHaveLength(1);
    expect(await complaints('src/auth/session', name)).toEqual([]);
  },
);

test('a complaint says why', async () => {
  const [complaint] = await complaints('sandbox/http', relativeTo('sandbox/http', 'src/site'));
  expect(complaint).toContain('independent witness');
});

async function complaints(from: string, specifier: string): Promise<string[]> {
  const text = `import {thing} from '${specifier}';\nexport const other = thing;\n`;
  const [result] = await eslint.lintText(text, {filePath: join(root, from, 'virtual.ts')});
  return (result?.messages ?? []).map(({message}) => message);
}

function pairs(table: [string, string[]][]): [string, string][] {
  return table.flatMap(([from, to]) => to.map((each): [string, string] => [from, each]));
}

function relativeTo(from: string, to: string): string {
  const path = relative(from, `${to}/thing`);
  return path.startsWith('.') ? path : `./${path}`;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), {recursive: true});
  writeFileSync(join(root, path), text);
}
