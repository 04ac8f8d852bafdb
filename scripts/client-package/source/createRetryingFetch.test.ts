import {expect, test} from 'vitest';
import {createRetryingFetch, type RetryOptions} from './createRetryingFetch';

type Answer = Response | Error;

async function send(method: string, answers: readonly Answer[], options: RetryOptions = {}) {
  const sent: string[] = [];
  const pauses: number[] = [];
  const retrying = createRetryingFetch({
    fetch: async (request) => {
      sent.push(await request.text());
      const answer = answers[sent.length - 1];
      if (answer instanceof Response) return answer;
      throw answer ?? new Error('Nothing more was expected.');
    },
    wait: (milliseconds) => {
      pauses.push(milliseconds);
      return Promise.resolve();
    },
    ...options,
  });
  const request = new Request('http://a/', {method, ...(method === 'POST' && {body: 'body'})});
  const outcome = await retrying(request).catch((error: unknown) => error as Error);
  return {outcome: outcome instanceof Response ? outcome.status : outcome.message, sent, pauses};
}

const busy = (status: number, headers: Record<string, string> = {}) => new Response(null, {status, headers});

test('a GET is sent again after a failure of the server or a lost connection, with growing pauses', async () => {
  const {outcome, pauses} = await send('GET', [busy(503), new Error('lost'), busy(500), busy(200)]);
  expect(outcome).toBe(200);
  expect(pauses).toHaveLength(3);
  for (const [index, pause] of pauses.entries()) {
    expect(pause).toBeGreaterThanOrEqual(750 * 2 ** index);
    expect(pause).toBeLessThanOrEqual(1_000 * 2 ** index);
  }
});

test('a POST is not repeated blindly: after a 429 only, with its body, unless its caller says that it may be', async () => {
  expect(await send('POST', [busy(500), busy(201)])).toMatchObject({outcome: 500, sent: ['body']});
  expect(await send('POST', [new Error('lost')])).toMatchObject({outcome: 'lost', sent: ['body']});
  expect(await send('POST', [busy(429), busy(201)])).toMatchObject({outcome: 201, sent: ['body', 'body']});
  expect(await send('POST', [busy(500), busy(201)], {repeatsPosts: true})).toMatchObject({outcome: 201});
});

test('Retry-After is waited for, in seconds or as a date, and returned where it is too long', async () => {
  expect((await send('GET', [busy(429, {'retry-after': '7'}), busy(200)])).pauses).toEqual([7_000]);
  const date = new Date(Date.now() + 20_000).toUTCString();
  const [pause = 0] = (await send('GET', [busy(503, {'retry-after': date}), busy(200)])).pauses;
  expect(pause).toBeGreaterThan(10_000);
  expect(await send('GET', [busy(429, {'retry-after': '3600'})])).toMatchObject({outcome: 429, pauses: []});
});

test('other errors are returned at once, and the last attempt as it is', async () => {
  expect(await send('GET', [busy(404)])).toMatchObject({outcome: 404, pauses: []});
  expect((await send('GET', [busy(503), busy(503)], {attempts: 2})).outcome).toBe(503);
});
