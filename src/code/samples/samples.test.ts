import {execFile} from 'node:child_process';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, expect, test} from 'vitest';
import type {HttpRequest} from '../../openapi/request/types';
import {languages} from './languages';
import {quoted} from './printers/literals';
import type {LanguageId} from '../language/languageIds';

const run = promisify(execFile);

interface Arrival {
  method: string | undefined;
  url: string | undefined;
  key: string | undefined;
  contentType: string | undefined;
  body: string;
}

const arrivals: Arrival[] = [];
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    arrivals.push({
      method: request.method,
      url: request.url,
      key: request.headers['x-api-key'] as string | undefined,
      contentType: request.headers['content-type'],
      body: Buffer.concat(chunks).toString(),
    });
    response.setHeader('content-type', 'application/json').end('{"ok": true}');
  });
});
let origin = '';
let folder = '';

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = await mkdtemp(path.join(tmpdir(), 'samples-'));
});

afterAll(async () => {
  server.close();
  await rm(folder, {recursive: true});
});

// What breaks a careless printer: quotes of every kind, backslashes, what languages interpolate, other scripts.
const NASTY = 'it\'s "quoted" `back` \\n ${x} $(id) %d {0} """ é 🛰 \u2028 <!--';
const body = {text: NASTY, list: [1, 2.5, null, true, false], nested: {[NASTY]: NASTY}, empty: {}};

/** How to run a program on this machine; a language without its tools here is left to the look of its text. */
const runners: Partial<Record<LanguageId, {file: string; run: (file: string) => [string, ...string[]]}>> = {
  curl: {file: 'sample.sh', run: (file) => ['sh', file]},
  javascript: {file: 'sample.mjs', run: (file) => [process.execPath, file]},
  python: {file: 'sample.py', run: (file) => ['python3', file]},
  java: {file: 'Example.java', run: (file) => ['java', file]},
};
const probes: Partial<Record<LanguageId, [string, ...string[]]>> = {
  curl: ['curl', '--version'],
  javascript: [process.execPath, '--version'],
  python: ['python3', '-c', 'import requests'],
  java: ['javac', '-version'],
};

async function canRun(id: LanguageId): Promise<boolean> {
  const [command, ...rest] = probes[id] ?? [''];
  return run(command, rest).then(
    () => true,
    () => false,
  );
}

async function arrive(id: LanguageId, request: HttpRequest): Promise<Arrival | undefined> {
  const runner = runners[id];
  const language = languages.find((each) => each.id === id);
  if (!runner || !language) throw new Error(`No way to run ${id}.`);
  const file = path.join(folder, runner.file);
  await writeFile(file, language.print({request, responseKind: 'json', fileName: 'response.bin'}));
  const [command, ...rest] = runner.run(file);
  const {stdout} = await run(command, rest, {cwd: folder});
  expect(stdout).toMatch(/ok/);
  return arrivals.pop();
}

/** The languages whose programs may run on this machine. */
const runnable = ['curl', 'javascript', 'python', 'java'] as const;

test.for(runnable)('%s sends exactly the request that it shows', {timeout: 60_000}, async (id, {skip}) => {
  if (!(await canRun(id))) skip(`${id} cannot be run on this machine`);
  const request: HttpRequest = {
    method: 'POST',
    url: `${origin}/c/a%2Cb,c?w=1&w=2&q=%27%22`,
    headers: [
      ['x-api-key', 'a$b"c\'d\\e`f'],
      ['content-type', 'application/json'],
    ],
    body: JSON.stringify(body, null, 2),
  };
  const arrived = await arrive(id, request);
  expect(arrived).toMatchObject({method: 'POST', url: '/c/a%2Cb,c?w=1&w=2&q=%27%22', key: 'a$b"c\'d\\e`f'});
  expect(arrived?.contentType).toBe('application/json');
  expect(JSON.parse(arrived?.body ?? '')).toEqual(body);
});

test.for(runnable)('%s reads and deletes without a body', {timeout: 60_000}, async (id, {skip}) => {
  if (!(await canRun(id))) skip(`${id} cannot be run on this machine`);
  for (const method of ['GET', 'DELETE']) {
    const arrived = await arrive(id, {method, url: `${origin}/c`, headers: []});
    expect(arrived).toMatchObject({method, url: '/c', key: undefined, body: ''});
  }
});

// JSON that a program's own literals would change, or that holds what ends a literal of the language.
const odd: Record<(typeof runnable)[number], readonly string[]> = {
  curl: ['"it\'s"'],
  javascript: ['[3762842783647890123]', '{"range": 1e400}', '{"\\u005f_proto__": {"a": 1}, "b": 2}'],
  python: ['[3762842783647890123]', '{"range": 1e400}', 'null'],
  java: ['["", """" "ends in a quote"'],
};

test.for(runnable)('%s sends odd bodies as they are written', {timeout: 60_000}, async (id, {skip}) => {
  if (!(await canRun(id))) skip(`${id} cannot be run on this machine`);
  for (const text of odd[id]) {
    const arrived = await arrive(id, {
      method: 'POST',
      url: `${origin}/c`,
      headers: [['content-type', 'application/json']],
      body: text,
    });
    expect(meaning(arrived?.body ?? '')).toBe(meaning(text));
  }
});

/** Without what JSON lets a program write as it likes. */
const meaning = (text: string): string => text.replaceAll(/\s/g, '').replaceAll('\\u005f', '_');

test('a binary response is saved and not printed', async () => {
  const request: HttpRequest = {method: 'GET', url: `${origin}/tile.png`, headers: []};
  const curl = languages.find(({id}) => id === 'curl');
  await writeFile(
    path.join(folder, 'tile.sh'),
    curl?.print({request, responseKind: 'binary', fileName: 'response.png'}) ?? '',
  );
  await run('sh', ['tile.sh'], {cwd: folder});
  expect(await readFile(path.join(folder, 'response.png'), 'utf8')).toBe('{"ok": true}');
});

const request: HttpRequest = {
  method: 'POST',
  url: 'http://x/?a=1',
  headers: [['x-api-key', 'a"b']],
  body: '{"a": "`"}',
};
const printed = (id: LanguageId): string =>
  languages
    .find((each) => each.id === id)
    ?.print({request, responseKind: 'json', fileName: 'response.bin'}) ?? '';

test('Go and C# Go falls back to a quoted literal where the raw one would end early', () => {
  expect(printed('go')).toContain('strings.NewReader("{\\"a\\": \\"`\\"}")');
  expect(printed('go')).toContain('request.Header.Set("x-api-key", "a\\"b")');
});

test('Go and C# C# fences the body with more quotes than it holds', () => {
  const body = '{"a": """"}';
  const text = languages
    .find(({id}) => id === 'csharp')
    ?.print({request: {...request, body}, responseKind: 'json', fileName: 'response.bin'});
  expect(text).toContain(`"""""\n    ${body}\n    """""`);
  expect(text).toContain('TryAddWithoutValidation("x-api-key", "a\\"b")');
});

test('Go and C# C# quotes a body that a raw literal would break over lines', () => {
  for (const end of ['\u0085', '\u2028', '\u2029', '\r\n']) {
    const body = `{"a": "x${end}y"}`;
    const text = languages
      .find(({id}) => id === 'csharp')
      ?.print({request: {...request, body}, responseKind: 'json', fileName: 'response.bin'});
    expect(text).toContain(`StringContent(${quoted(body)}, `);
    expect(text).not.toMatch(/[\r\u0085\u2028\u2029]/);
  }
});
