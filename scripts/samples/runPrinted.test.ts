import {mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {findCurl} from './runtimes/curl';
import {findJava} from './runtimes/java';
import {findNode} from './runtimes/node';
import {findPython} from './runtimes/python';
import {spawned} from './runtimes/spawned';
import type {Runtime} from './runtimes/types';
import type {HttpRequest} from '../../src/openapi/request/types';
import {languages} from '../../src/code/samples/languages';
import type {LanguageId} from '../../src/code/language/languageIds';
import type {SampleInput} from '../../src/code/samples/types';

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

const sent = (method: string, url: string, rest: Partial<HttpRequest> = {}): SampleInput => ({
  request: {method, url: `${origin}${url}`, headers: [], ...rest},
  responseKind: 'json',
  canBeEmpty: false,
  fileName: 'response.bin',
});
const reads = (url: string, rest: Partial<SampleInput> = {}): SampleInput => ({
  ...sent('GET', url),
  canBeEmpty: true,
  ...rest,
});
const withBody = (text: string): SampleInput =>
  sent('POST', '/c', {headers: [['content-type', 'application/json']], body: text});

// JSON that a program's own literals would change, or that holds what ends a literal of the language.
const odd = {
  curl: ['"it\'s"'],
  javascript: ['[3762842783647890123]', '{"range": 1e400}', '{"\\u005f_proto__": {"a": 1}, "b": 2}'],
  python: ['[3762842783647890123]', '{"range": 1e400}', 'null'],
  java: ['["", """" "ends in a quote"'],
};
/** The languages whose programs may run on this machine. */
const runnable = ['curl', 'javascript', 'python', 'java'] as const;

/** What a program of each language does. */
const inputs = {
  post: () =>
    sent('POST', '/c/a%2Cb,c?w=1&w=2&q=%27%22', {
      headers: [
        ['x-api-key', 'a$b"c\'d\\e`f'],
        ['content-type', 'application/json'],
      ],
      body: JSON.stringify(body, null, 2),
    }),
  get: () => sent('GET', '/c'),
  delete: () => sent('DELETE', '/c'),
  nothing: () => reads('/204'),
  something: () => reads('/200'),
  noFile: () => reads('/204', {responseKind: 'binary'}),
  error: () => reads('/404'),
  errorForFile: () => reads('/404', {responseKind: 'binary', fileName: 'error.bin'}),
};

/** What runs programs on this machine; a language without its tools here is left to the look of its text. */
const runtimes = new Map<LanguageId, Runtime<LanguageId>>();

// The programs of a language share a process where it takes long to start, and Java compiles them all at once.
beforeAll(async () => {
  const found = [findNode(), ...(await Promise.all([findCurl(), findPython(), findJava(folder)]))];
  for (const runtime of found) if (runtime) runtimes.set(runtime.language, runtime);
  const ofJava = [...Object.values(inputs).map((input) => input()), ...odd.java.map(withBody)];
  await runtimes.get('java')?.prepare?.(ofJava.map((input) => textOf('java', input)));
});
afterAll(() => {
  for (const {close} of runtimes.values()) close?.();
});

function textOf(id: LanguageId, input: SampleInput): string {
  const language = languages.find((each) => each.id === id);
  if (!language) throw new Error(`No language ${id}.`);
  return language.print(input);
}

/** How a program ends, and all that it prints. */
async function end(id: LanguageId, input: SampleInput) {
  const runtime = runtimes.get(id);
  if (!runtime) throw new Error(`No way to run ${id}.`);
  const {status, out, err} = await runtime.run({text: textOf(id, input)}, folder, {});
  return {status, text: out + err};
}

async function arrive(id: LanguageId, input: SampleInput): Promise<Arrival | undefined> {
  expect(await end(id, input)).toEqual({status: 0, text: expect.stringContaining('ok')});
  return arrivals.pop();
}

function expectPost(arrived: Arrival | undefined): void {
  expect(arrived).toMatchObject({method: 'POST', url: '/c/a%2Cb,c?w=1&w=2&q=%27%22', key: 'a$b"c\'d\\e`f'});
  expect(arrived?.contentType).toBe('application/json');
  expect(JSON.parse(arrived?.body ?? '')).toEqual(body);
}

test.for(runnable)('%s sends exactly the request that it shows', async (id, {skip}) => {
  if (!runtimes.has(id)) skip(`${id} cannot be run on this machine`);
  expectPost(await arrive(id, inputs.post()));
});

test('Java runs its program as it stands, without a step before', async ({skip}) => {
  if (!runtimes.has('java')) skip('java cannot be run on this machine');
  await writeFile(path.join(folder, 'Example.java'), textOf('java', inputs.post()));
  // It runs for a moment: what the second compiler would do for it costs more than it saves.
  // Whatever the language of the machine: Java before 18 reads a source in the encoding of that.
  const flags = ['-Dfile.encoding=UTF-8', '-XX:TieredStopAtLevel=1'];
  const {status, out} = await spawned('java', [...flags, 'Example.java'], {cwd: folder});
  expect([status, out]).toEqual([0, expect.stringContaining('ok')]);
  expectPost(arrivals.pop());
});

test.for(runnable)('%s reads and deletes without a body', async (id, {skip}) => {
  if (!runtimes.has(id)) skip(`${id} cannot be run on this machine`);
  for (const input of [inputs.get(), inputs.delete()]) {
    const arrived = await arrive(id, input);
    expect(arrived).toMatchObject({method: input.request.method, url: '/c', key: undefined, body: ''});
  }
});

test('curl sends parts of a form with their media types, and no text as a file', async ({skip}) => {
  if (!runtimes.has('curl')) skip('curl cannot be run on this machine');
  const value = '@a "b" \\c;type=x, <d';
  const form = sent('POST', '/c', {
    body: '',
    headers: [['content-type', 'multipart/form-data; boundary=x']],
    fields: [
      ['plain', value],
      ['typed', value, 'application/json'],
    ],
  });
  const arrived = await arrive('curl', form);
  const parts = arrived?.body.split(/--[^\r\n]+(?:\r\n)?/).filter(Boolean);
  expect(parts?.map((part) => part.split('\r\n\r\n')[1]?.trimEnd())).toEqual([value, value]);
  expect(parts?.[1]?.toLowerCase()).toContain('content-type: application/json');
});

test.for(runnable)('%s takes a response without a body for what it is', async (id, {skip}) => {
  if (!runtimes.has(id)) skip(`${id} cannot be run on this machine`);
  expect((await end(id, inputs.nothing())).status).toBe(0);
  expect(await end(id, inputs.something())).toMatchObject({status: 0, text: expect.stringContaining('ok')});
  expect((await end(id, inputs.noFile())).status).toBe(0);
});

test.for(runnable)('%s shows the message of an error', async (id, {skip}) => {
  if (!runtimes.has(id)) skip(`${id} cannot be run on this machine`);
  expect((await end(id, inputs.error())).text).toContain('Nobody here.');
});

test.for(runnable)('%s never saves an error as a file', async (id, {skip}) => {
  if (!runtimes.has(id)) skip(`${id} cannot be run on this machine`);
  expect((await end(id, inputs.errorForFile())).text).toContain('404');
  // Each runtime has a folder of its own to run in.
  const files = await readdir(folder, {recursive: true});
  expect(files.filter((file) => path.basename(file) === 'error.bin')).toEqual([]);
});

test.for(runnable)('%s sends odd bodies as they are written', async (id, {skip}) => {
  if (!runtimes.has(id)) skip(`${id} cannot be run on this machine`);
  for (const text of odd[id]) {
    const arrived = await arrive(id, withBody(text));
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
  await spawned('sh', ['tile.sh'], {cwd: folder});
  expect(await readFile(path.join(folder, 'response.png'), 'utf8')).toBe('{"ok": true}');
});
