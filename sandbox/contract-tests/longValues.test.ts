import type {FastifyInstance, LightMyRequestResponse} from 'fastify';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {startSandbox} from '../testing/openSandbox';
import {operations, type DocumentedOperation} from './contract';
import {send, writeRequest, type WireRequest} from './request';
import {responseViolations} from './responseViolations';
import {exampleValues} from './walk/case';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox({logger: false});
});
afterAll(() => app.close());

/** What no form would send: very much, what a terminal obeys, letters that hide or turn the others, and no text at all. */
const texts: readonly string[] = [
  'x'.repeat(10_000),
  '\u0000\u001b[31m\u202eeteled\u200b\u{1f469}\u200d\u{1f680}e\u0301',
  '\ud83d',
  '__proto__',
];

type Path = readonly (string | number)[];

/** Where the texts of a value stand, the same field of several items once. */
function textsIn(value: unknown, at: Path = []): Map<string, Path> {
  if (typeof value === 'string')
    return new Map([[at.map((step) => (typeof step === 'number' ? '*' : step)).join('.'), at]]);
  if (typeof value !== 'object' || value === null) return new Map();
  const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return new Map(parts.flatMap(([step, part]) => [...textsIn(part, [...at, step])]));
}

function replace(value: unknown, at: Path, text: string): unknown {
  const copy: unknown = structuredClone(value);
  const [last = '', ...above] = at.toReversed();
  const parent = above.reduceRight((part, step) => (part as Record<string, unknown>)[step], copy);
  (parent as Record<string, unknown>)[last] = text;
  return copy;
}

/** A request for each text in each field of the examples of a body. */
function bodiesOf(operation: DocumentedOperation): WireRequest[] {
  const values = exampleValues(operation);
  const fields = new Map(
    [...(operation.body?.examples.values() ?? [])].flatMap((body) =>
      [...textsIn(body)].map(([name, at]) => [name, {body, at}] as const),
    ),
  );
  return [...fields.values()].flatMap(({body, at}) =>
    texts.map((text) => writeRequest(operation, {...values, body: replace(body, at, text)})),
  );
}

/** A request for each text in each parameter. Half of a surrogate pair is in no address. */
function parametersOf(operation: DocumentedOperation): WireRequest[] {
  const {path, query, body} = exampleValues(operation);
  const sendable = texts.filter((text) => !/\p{Surrogate}/u.test(text));
  const places = operation.parameters.filter(({in: where}) => where !== 'header');
  return places.flatMap(({name, in: where}) =>
    sendable.map((text) =>
      writeRequest(operation, {
        path: where === 'path' ? {...path, [name]: text} : path,
        query: where === 'query' ? {...query, [name]: text} : query,
        body,
      }),
    ),
  );
}

/** What is wrong with a response, whatever the request. */
const faultsOf = (operation: DocumentedOperation, response: LightMyRequestResponse): string[] => [
  ...(response.statusCode >= 500 ? [`status ${response.statusCode}`] : []),
  ...responseViolations(operation, response),
];

test('no text in any field or parameter breaks an operation, or a list that shows it afterwards', async () => {
  const faults: string[] = [];
  const ask = async (operation: DocumentedOperation, request: WireRequest) => {
    const found = faultsOf(operation, await send(app, request));
    if (found.length > 0)
      faults.push(`${operation.operationId}: ${found.join('; ')}: ${JSON.stringify(request).slice(0, 200)}`);
  };
  const sent = operations
    .filter(({method}) => method !== 'DELETE')
    .flatMap((operation) =>
      [...bodiesOf(operation), ...parametersOf(operation)].map((request) => ({operation, request})),
    );
  for (const {operation, request} of sent) await ask(operation, request);
  expect(sent.length).toBeGreaterThan(500);
  for (const operation of operations.filter(({operationId}) => operationId.startsWith('list')))
    await ask(operation, writeRequest(operation, exampleValues(operation)));
  expect(faults).toEqual([]);
}, 60_000);
