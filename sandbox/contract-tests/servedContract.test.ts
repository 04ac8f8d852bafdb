import {expect, test} from 'vitest';
import {domains} from '../platform/domains';
import {handlersOf} from '../platform/routes/handlersOf';
import {loadContract, servedContract} from '../testing/servedContract';
import {operations as documented} from './contract';

const {operations} = servedContract();

test('every operation is read, each with credentials and the errors that the sandbox may send', () => {
  const idsOf = (all: readonly {operationId: string}[]) => all.map(({operationId}) => operationId).sort();
  expect(idsOf(operations)).toEqual(idsOf(documented));
  for (const {operationId, security, responses, body, parameters} of operations) {
    expect(security, operationId).toContain('apiKey');
    const owed = [400, 401, 500, ...(body ? [413, 415] : [])];
    expect([...responses.keys()], operationId).toEqual(expect.arrayContaining(owed));
    for (const {in: where, required} of parameters)
      if (where === 'path') expect(required, operationId).toBe(true);
  }
});

test.each(operations)('every schema of $operationId compiles', ({parametersIn, body, responses}) => {
  const checks = [
    ...Object.values(parametersIn).map(({check}) => check),
    ...(body?.types.values() ?? []),
    ...[...responses.values()].flatMap(({bodies, headers}) => [
      ...bodies.values(),
      ...headers.map(({check}) => check),
    ]),
  ];
  for (const check of checks) expect(check?.explain({}) ?? []).toBeInstanceOf(Array);
});

test('every handler has its operation, and no operation two', () => {
  const handlers = handlersOf(domains, operations);
  expect(handlers.size).toBe(domains.flatMap((domain) => domain.handlers).length);
  const [domain] = domains;
  const [handler] = domain?.handlers ?? [];
  if (!domain || !handler) throw new Error('There is no handler to test with.');
  expect(() => handlersOf([domain, {name: 'again', handlers: [handler]}], operations)).toThrow(
    /handled twice.*again/,
  );
  expect(() => handlersOf([domain], [])).toThrow(/not in the contract/);
});

test('without a bundled contract it is said how to make it', () => {
  expect(() => loadContract('/nowhere/openapi.json')).toThrow('Make it with: npm run contract');
});
