import {expect, test} from 'vitest';
import type {FromSandbox, ToSandbox} from '../messages';
import {Exchanges} from './exchanges';

function connect() {
  const said: ToSandbox[] = [];
  const exchanges = new Exchanges((message) => void said.push(message));
  const send = (method: string, signal?: AbortSignal) =>
    exchanges.send(
      new Request('http://page.example/x', {
        method,
        ...(method === 'POST' && {body: 'text'}),
        ...(signal && {signal}),
      }),
      '/x',
    );
  const hear = (...messages: FromSandbox[]) => messages.forEach((message) => exchanges.hear(message));
  return {said, send, hear, turn: () => new Promise((resolve) => setTimeout(resolve))};
}

const ready = (sandbox: string): FromSandbox => ({kind: 'ready', sandbox, memoryReason: undefined});
const head = (id: number): FromSandbox => ({
  kind: 'head',
  id,
  status: 201,
  headers: [['location', '/here']],
  hasBody: true,
});
const chunk = (id: number, text: string): FromSandbox => ({
  kind: 'chunk',
  id,
  bytes: new Uint8Array(new TextEncoder().encode(text)),
});

test('a response comes as from a server, its body no faster than it is read', async () => {
  const {said, send, hear, turn} = connect();
  const response = send('POST');
  await turn();
  expect(said).toMatchObject([{kind: 'request', id: 1, method: 'POST', path: '/x'}]);
  hear({kind: 'taken', id: 1}, head(1));
  const {status, headers, body} = await response;
  expect([status, headers.get('location')]).toEqual([201, '/here']);
  const text = new Response(body).text();
  await turn();
  hear(chunk(1, 'one '));
  await turn();
  hear(chunk(1, 'two'));
  await turn();
  hear({kind: 'end', id: 1});
  expect(await text).toBe('one two');
  expect(said.filter(({kind}) => kind === 'pull')).toHaveLength(3);
});

test('the next sandbox is asked again what cannot have been done; the rest fails as a network does', async () => {
  const {said, send, hear, turn} = connect();
  hear(ready('first'));
  const read = send('GET');
  const lost = send('POST');
  const done = send('POST');
  await turn();
  hear({kind: 'taken', id: 1}, {kind: 'taken', id: 3});
  said.length = 0;
  hear(ready('second'));
  await expect(done).rejects.toThrow(TypeError);
  expect(said.map((each) => 'id' in each && each.id)).toEqual([1, 2]);
  for (const id of [1, 2]) hear({kind: 'head', id, status: 204, headers: [], hasBody: false});
  expect((await read).status).toBe(204);
  expect((await lost).status).toBe(204);
});

test('where the next sandbox is broken, everybody is told at once, until one is ready again', async () => {
  const {said, send, hear, turn} = connect();
  hear(ready('first'));
  const waiting = send('GET');
  await turn();
  hear({kind: 'broken', message: 'The data was written by another version.'});
  await expect(waiting).rejects.toThrow(TypeError);
  await expect(send('GET')).rejects.toThrow(TypeError);
  hear(ready('second'));
  said.length = 0;
  const response = send('GET');
  await turn();
  expect(said).toMatchObject([{kind: 'request', id: 2}]);
  hear({kind: 'head', id: 2, status: 204, headers: [], hasBody: false});
  expect((await response).status).toBe(204);
});

test('who aborts hears of it at once, and the sandbox stops', async () => {
  const {said, send, turn} = connect();
  const controller = new AbortController();
  const response = send('GET', controller.signal);
  await turn();
  controller.abort();
  await expect(response).rejects.toThrow(expect.objectContaining({name: 'AbortError'}));
  expect(said.at(-1)).toEqual({kind: 'cancel', id: 1});
});

test('a body that breaks off fails its reader', async () => {
  const {send, hear, turn} = connect();
  const response = send('GET');
  await turn();
  hear(head(1));
  const text = (await response).text();
  hear({kind: 'failed', id: 1});
  await expect(text).rejects.toThrow(TypeError);
});
