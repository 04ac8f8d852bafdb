import type {FastifyInstance, LightMyRequestResponse} from 'fastify';
import fc from 'fast-check';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {createSandbox} from '../node/createSandbox';
import {domains} from '../platform/domains';
import {storyTime} from '../testing/openSandbox';
import {operations, type DocumentedOperation} from './contract';
import {brokenRequests, validValues} from './fuzz/requests';
import {rulesIn} from './fuzz/rules';
import {LEAST_REQUESTS, shareOf} from './fuzz/shares';
import {responseViolations} from './responseViolations';
import {send, tokenCheck, writeRequest, type WireRequest} from './request';

const handled = new Set(
  domains.flatMap(({handlers}) => handlers.map(({operationId}) => operationId as string)),
);

const rejections: unknown[] = [];
const recordRejection = (reason: unknown) => void rejections.push(reason);
const logged: string[] = [];
const rulesMet = new Map<string, number>();
let sent = 0;
let app: FastifyInstance;

beforeAll(async () => {
  console.log(`fuzz seed ${fc.readConfigureGlobal().seed}`);
  process.on('unhandledRejection', recordRejection);
  const stream = {write: (line: string) => void logged.push(line)};
  app = await createSandbox({now: storyTime, logger: {level: 'error', stream}, tokenCheck});
});
afterAll(async () => {
  process.off('unhandledRejection', recordRejection);
  await app.close();
});

// What deletes comes last, so that the others find what the sandbox began with.
const inOrder = [...operations].sort((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'));

test.for(inOrder)('$operationId takes what its schemas allow', {timeout: 120_000}, async (operation) => {
  const statuses = new Map<number, number>();
  const property = fc.asyncProperty(validValues(operation), async (values) => {
    const response = await ask(operation, writeRequest(operation, values));
    statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
    if (response.statusCode !== 400) return;
    const {rules, unknown} = rulesIn(response.json<{message: string}>().message);
    expect(unknown).toEqual([]);
    for (const rule of rules) rulesMet.set(rule, (rulesMet.get(rule) ?? 0) + 1);
  });
  await fc.assert(property, {numRuns: shareOf(operation.operationId).valid});
  // A fuzz whose requests all stumble over one rule proves nothing.
  if (handled.has(operation.operationId))
    expect([...statuses.keys()].filter((status) => status < 300)).not.toEqual([]);
});

test.for([...operations])(
  '$operationId refuses what is broken in one place',
  {timeout: 120_000},
  async (operation) => {
    const property = fc.asyncProperty(brokenRequests(operation), async ({what, ...request}) => {
      const response = await ask(operation, request);
      expect([what, response.statusCode]).toEqual([what, 400]);
    });
    await fc.assert(property, {numRuns: shareOf(operation.operationId).broken});
  },
);

test('nothing was rejected unseen, nothing failed in the log, and there were enough requests', () => {
  console.log(`${sent} requests; refused by rules that no schema says:`, Object.fromEntries(rulesMet));
  expect(rejections).toEqual([]);
  expect(logged).toEqual([]);
  expect(sent).toBeGreaterThanOrEqual(LEAST_REQUESTS);
});

/** Sends a request; whatever the response, it has to be in the contract, and no mistake of the sandbox. */
async function ask(operation: DocumentedOperation, request: WireRequest): Promise<LightMyRequestResponse> {
  sent++;
  const response = await send(app, request);
  const status = response.statusCode;
  if (status === 501 && !handled.has(operation.operationId)) return response;
  expect(
    [status >= 500, responseViolations(operation, response)],
    `${request.method} ${request.url} ${status}`,
  ).toEqual([false, []]);
  return response;
}
