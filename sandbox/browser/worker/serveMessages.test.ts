import {expect, test, vi} from 'vitest';
import type {FromSandbox} from './messages';
import {serveMessages, type Serve} from './serveMessages';

function connect(serve: Serve) {
  const heard: FromSandbox[] = [];
  const receive = serveMessages(serve);
  const post = (message: FromSandbox) => void (message.kind !== 'taken' && heard.push(message));
  return {
    heard,
    ask: (id: number, rest: object = {}) =>
      receive(
        {
          kind: 'request',
          id,
          method: 'GET',
          origin: 'http://sandbox.example:4010',
          path: '/a?b=c',
          headers: [],
          body: undefined,
          ...rest,
        },
        'tab',
        post,
      ),
    say: (kind: 'pull' | 'cancel', id: number) => receive({kind, id}, 'tab', post),
  };
}

test('a request comes as it was sent, and its response is read piece by piece', async () => {
  const serve = vi.fn(async (request: Request) => {
    const body = new TextDecoder().decode(await request.arrayBuffer());
    const {method, url} = request;
    return new Response(JSON.stringify([method, url, request.headers.get('x-api-key'), body]), {
      status: 201,
      headers: {location: '/here'},
    });
  });
  const {heard, ask, say} = connect(serve);
  await ask(1, {method: 'POST', headers: [['x-api-key', 'k']], body: new TextEncoder().encode('text')});
  expect(heard[0]).toMatchObject({kind: 'head', id: 1, status: 201, hasBody: true});
  expect(heard).toHaveLength(1);
  await say('pull', 1);
  await say('pull', 1);
  const [, chunk, end] = heard;
  const text = chunk?.kind === 'chunk' ? new TextDecoder().decode(chunk.bytes) : '';
  expect(JSON.parse(text)).toEqual(['POST', 'http://sandbox.example:4010/a?b=c', 'k', 'text']);
  expect(end).toEqual({kind: 'end', id: 1});
});

test('a response without a body has only a head', async () => {
  const {heard, ask} = connect(async () => new Response(null, {status: 204}));
  await ask(1);
  expect(heard).toEqual([{kind: 'head', id: 1, status: 204, headers: [], hasBody: false}]);
});

test('a connection that was closed, and a body that breaks off, fail as a network does', async () => {
  const replies = [
    Response.error(),
    new Response(new ReadableStream({pull: (controller) => controller.error(new Error('gone'))})),
  ];
  const {heard, ask, say} = connect(async () => replies.shift() as Response);
  await ask(1);
  await ask(2);
  await say('pull', 2);
  expect(heard).toEqual([
    {kind: 'failed', id: 1},
    expect.objectContaining({kind: 'head', id: 2}),
    {kind: 'failed', id: 2},
  ]);
});

test('who no longer reads ends what is written', async () => {
  const cancel = vi.fn();
  const {ask, say} = connect(async () => new Response(new ReadableStream({cancel})));
  await ask(1);
  await say('cancel', 1);
  expect(cancel).toHaveBeenCalledOnce();
});

test('that a request has come is told before anything is done about it', async () => {
  const order: string[] = [];
  const receive = serveMessages(async () => {
    order.push('served');
    return new Response(null, {status: 204});
  });
  const request = {
    kind: 'request',
    id: 7,
    method: 'POST',
    origin: 'http://sandbox.example',
    path: '/',
    headers: [],
    body: undefined,
  } as const;
  await receive(request, 'tab', ({kind}) => void order.push(kind));
  expect(order).toEqual(['taken', 'served', 'head']);
});
