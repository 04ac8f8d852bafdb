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
import {parser} from '@lezer/go';
import type {LanguageId} from '../language/languageIds';
import type {SampleInput} from './types';

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
    const status = Number(/^\/(\d{3})$/.exec(request.url ?? '')?.[1] ?? 200);
    response.writeHead(status, {'content-type': 'application/json'});
    response.end(
      status === 204 ? undefined : status === 200 ? '{"ok": true}' : '{"message": "Nobody here."}',
    );
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
  // Each program runs for a moment: what the second compiler would do for it costs more than it saves.
  // Whatever the language of the machine: Java before 18 reads a source in the encoding of that.
  java: {
    file: 'Example.java',
    run: (file) => ['java', '-Dfile.encoding=UTF-8', '-XX:TieredStopAtLevel=1', file],
  },
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
  await writeFile(
    file,
    language.print({request, responseKind: 'json', canBeEmpty: false, fileName: 'response.bin'}),
  );
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

test(
  'curl sends parts of a form with their media types, and no text as a file',
  {timeout: 60_000},
  async ({skip}) => {
    if (!(await canRun('curl'))) skip('curl cannot be run on this machine');
    const value = '@a "b" \\c;type=x, <d';
    const arrived = await arrive('curl', {
      method: 'POST',
      url: `${origin}/c`,
      body: '',
      headers: [['content-type', 'multipart/form-data; boundary=x']],
      fields: [
        ['plain', value],
        ['typed', value, 'application/json'],
      ],
    });
    const parts = arrived?.body.split(/--[^\r\n]+(?:\r\n)?/).filter(Boolean);
    expect(parts?.map((part) => part.split('\r\n\r\n')[1]?.trimEnd())).toEqual([value, value]);
    expect(parts?.[1]?.toLowerCase()).toContain('content-type: application/json');
  },
);

/** How a program ends, and all that it prints. */
async function end(id: LanguageId, input: Partial<SampleInput> & {path: string}) {
  const {path: at, ...rest} = input;
  const runner = runners[id];
  const language = languages.find((each) => each.id === id);
  if (!runner || !language) throw new Error(`No way to run ${id}.`);
  const file = path.join(folder, runner.file);
  const request: HttpRequest = {method: 'GET', url: `${origin}${at}`, headers: []};
  await writeFile(
    file,
    language.print({request, responseKind: 'json', canBeEmpty: true, fileName: 'saved.bin', ...rest}),
  );
  const [command, ...args] = runner.run(file);
  return run(command, args, {cwd: folder}).then(
    ({stdout, stderr}) => ({status: 0, text: stdout + stderr}),
    (error: unknown) => {
      const {code, stdout, stderr} = error as {code: number; stdout: string; stderr: string};
      return {status: code, text: stdout + stderr};
    },
  );
}

test.for(runnable)(
  '%s takes a response without a body for what it is',
  {timeout: 60_000},
  async (id, {skip}) => {
    if (!(await canRun(id))) skip(`${id} cannot be run on this machine`);
    expect((await end(id, {path: '/204'})).status).toBe(0);
    expect(await end(id, {path: '/200'})).toMatchObject({status: 0, text: expect.stringContaining('ok')});
    expect((await end(id, {path: '/204', responseKind: 'binary'})).status).toBe(0);
  },
);

test.for(runnable)('%s shows the message of an error', {timeout: 60_000}, async (id, {skip}) => {
  if (!(await canRun(id))) skip(`${id} cannot be run on this machine`);
  expect((await end(id, {path: '/404'})).text).toContain('Nobody here.');
});

test.for(runnable)('%s never saves an error as a file', {timeout: 60_000}, async (id, {skip}) => {
  if (!(await canRun(id))) skip(`${id} cannot be run on this machine`);
  const {text} = await end(id, {path: '/404', responseKind: 'binary', fileName: 'error.bin'});
  expect(text).toContain('404');
  await expect(readFile(path.join(folder, 'error.bin'))).rejects.toThrow('ENOENT');
});

test('Go is right in its syntax for every kind of response', () => {
  const go = languages.find(({id}) => id === 'go');
  for (const responseKind of ['json', 'text', 'binary', 'none'] as const)
    for (const canBeEmpty of [true, false]) {
      const text = go?.print({request, responseKind, canBeEmpty, fileName: 'tile.png'}) ?? '';
      const wrong: string[] = [];
      parser
        .parse(text)
        .iterate({enter: ({type, from}) => void (type.isError && wrong.push(text.slice(from)))});
      expect(wrong).toEqual([]);
      for (const name of ['fmt', 'io', 'os'])
        expect(text.includes(`"${name}"`), `${name} in ${text}`).toBe(text.includes(`${name}.`));
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
    curl?.print({request, responseKind: 'binary', canBeEmpty: false, fileName: 'response.png'}) ?? '',
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
    ?.print({request, responseKind: 'json', canBeEmpty: false, fileName: 'response.bin'}) ?? '';

test('Go and C# Go falls back to a quoted literal where the raw one would end early', () => {
  expect(printed('go')).toContain('strings.NewReader("{\\"a\\": \\"`\\"}")');
  expect(printed('go')).toContain('request.Header.Set("x-api-key", "a\\"b")');
});

test('Go and C# C# fences the body with more quotes than it holds', () => {
  const body = '{"a": """"}';
  const text = languages
    .find(({id}) => id === 'csharp')
    ?.print({request: {...request, body}, responseKind: 'json', canBeEmpty: false, fileName: 'response.bin'});
  expect(text).toContain(`"""""\n    ${body}\n    """""`);
  expect(text).toContain('TryAddWithoutValidation("x-api-key", "a\\"b")');
});

test('Go and C# C# quotes a body that a raw literal would break over lines', () => {
  for (const end of ['\u0085', '\u2028', '\u2029', '\r\n']) {
    const body = `{"a": "x${end}y"}`;
    const text = languages
      .find(({id}) => id === 'csharp')
      ?.print({
        request: {...request, body},
        responseKind: 'json',
        canBeEmpty: false,
        fileName: 'response.bin',
      });
    expect(text).toContain(`StringContent(${quoted(body)}, `);
    expect(text).not.toMatch(/[\r\u0085\u2028\u2029]/);
  }
});
