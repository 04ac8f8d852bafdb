import type {FastifyInstance} from 'fastify';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {startSandbox} from '../testing/openSandbox';
import {openWebhookReceiver, sendJson} from '../testing/webhookReceiver';
import {operations} from './contract';
import {send, writeRequest} from './request';
import {exampleValues} from './walk/case';
import {convertedBy} from './walk/convertedBy';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
afterAll(() => app.close());

const creates = operations.flatMap((operation) =>
  operation.method === 'POST' && operation.responses.has(201)
    ? [...(operation.body?.examples ?? [])].map(([name, body]) => ({
        operation,
        name,
        body,
        id: operation.operationId,
      }))
    : [],
);

test('there are creates of every kind', () => {
  expect(new Set(creates.map(({id}) => id)).size).toBeGreaterThan(9);
});

test.for(creates)(
  'what $id stored of the example $name is read at its Location as it stands',
  async (create) => {
    const {operation, body} = create;
    const receiver = await openWebhookReceiver((response, received) =>
      sendJson(convertedBy(received))(response),
    );
    const webhook = JSON.stringify({format: 'skytrack', url: receiver.url});
    await send(app, {method: 'POST', url: '/webhooks/v1', body: webhook});
    const created = await send(app, writeRequest(operation, {...exampleValues(operation), body}));
    expect(created.statusCode, created.body).toBe(201);
    const read = await send(app, {method: 'GET', url: String(created.headers.location)});
    expect(read.statusCode, `${String(created.headers.location)} ${read.body}`).toBe(200);
  },
);
