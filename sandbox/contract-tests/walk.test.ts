import type {FastifyInstance} from 'fastify';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {domains} from '../platform/domains';
import {startSandbox} from '../testing/openSandbox';
import {openWebhookReceiver, sendJson} from '../testing/webhookReceiver';
import {operations, type DocumentedOperation} from './contract';
import {responseViolations} from './responseViolations';
import {send, tokenCheck} from './request';
import type {Case} from './walk/case';
import {convertedBy} from './walk/convertedBy';
import {refusalsOf} from './walk/refusals';
import {specialCases} from './walk/special';
import {successesByExample} from './walk/successes';

/** Refusals that no caller of this sandbox can bring about: it knows no quota, and its mistakes are not on sale. */
const unprovokable = [403, 500];
/** Where that is otherwise: three have a rule of who may, and somewhere in this world a fire always burns. */
const exceptions: Readonly<Record<string, readonly number[]>> = {
  listRestrictions: [500],
  createRestriction: [500],
  deleteRestriction: [500],
  getFirePolygons: [204, 403, 500],
};

const handled = new Set(
  domains.flatMap(({handlers}) => handlers.map(({operationId}) => operationId as string)),
);
let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox({logger: false, tokenCheck});
});
afterAll(() => app.close());

test.for(operations.filter(({operationId}) => handled.has(operationId)))(
  '$operationId answers all that the contract documents',
  {timeout: 60_000},
  async (operation) => {
    const reached = new Set<number>();
    const violations: string[] = [];
    const receiver = await openWebhookReceiver((response, received) =>
      sendJson(convertedBy(received))(response),
    );
    for (const each of [
      ...refusalsOf(operation),
      ...specialCases(operation),
      ...successesByExample(operation),
    ]) {
      await prepare(each, receiver.url);
      const {status, problems} = await walk(operation, each);
      reached.add(status);
      violations.push(...problems.map((problem) => `${each.name}: ${problem}`));
      if (operation.method === 'DELETE' && status === 204) await reset();
    }
    expect(violations).toEqual([]);
    const excused = exceptions[operation.operationId] ?? unprovokable;
    const owed = [...operation.responses.keys()].filter((status) => !excused.includes(status));
    expect(owed.filter((status) => !reached.has(status))).toEqual([]);
    if (operation.method !== 'GET') await reset();
  },
);

test('every operation of the contract has a handler', () => {
  expect(operations.length).toBeGreaterThan(0);
  expect(operations.map(({operationId}) => operationId).filter((id) => !handled.has(id))).toEqual([]);
});

/** Asks until the response is one that is meant; each response, meant or not, has to keep the contract. */
async function walk(
  operation: DocumentedOperation,
  each: Case,
): Promise<{status: number; problems: string[]}> {
  const requests = typeof each.among === 'function' ? await each.among(app) : each.among;
  const seen: string[] = [];
  for (const request of requests) {
    const response = await send(app, request);
    const status = response.statusCode;
    const broken = responseViolations(operation, response);
    if (broken.length > 0) return {status, problems: broken};
    if (each.statuses.includes(status)) {
      const allow = String(response.headers.allow).split(', ');
      const missing = (each.allow ?? []).filter((method) => !allow.includes(method));
      return {status, problems: missing.map((method) => `Allow does not name ${method}`)};
    }
    seen.push(`${request.method} ${request.url} ${status} ${response.payload.slice(0, 200)}`);
  }
  return {status: 0, problems: [`wanted ${each.statuses.join(' or ')}: ${seen.slice(0, 3).join(' | ')}`]};
}

/** The examples in a format of the account's own need its webhook to be on this machine. */
async function prepare({name}: Case, webhook: string): Promise<void> {
  if (/custom/i.test(name)) {
    const body = JSON.stringify({format: 'skytrack', url: webhook});
    expect((await send(app, {method: 'POST', url: '/webhooks/v1', body})).statusCode).toBe(201);
  }
}

async function reset(): Promise<void> {
  expect((await app.inject({method: 'POST', url: '/sandbox/reset'})).statusCode).toBe(204);
}
