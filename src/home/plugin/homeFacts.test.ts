import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import type {Contract} from '../../publishing/reference/contract';
import {operationDocuments} from '../../publishing/reference/operations';
import {Examples} from './examples';
import {readFacts} from './readFacts';

const file = path.resolve(import.meta.dirname, '../../../.generated/openapi.json');
const sandbox = {name: 'Sandbox', url: 'http://127.0.0.1:4010', demoKey: 'sandbox-developer-key'};
let contract: Contract;
let operations: ReturnType<typeof operationDocuments>;

beforeAll(() => {
  if (!existsSync(file))
    throw new Error('Run `npm run contract` first: this test reads the bundled description.');
  contract = JSON.parse(readFileSync(file, 'utf8')) as Contract;
  operations = operationDocuments(contract);
});

test('every operation is counted in one domain', () => {
  const {domains} = readFacts(contract, operations, sandbox);
  expect(domains.reduce((sum, domain) => sum + domain.operations, 0)).toBe(operations.length);
  expect(domains.map(({samples}) => samples.length).every((count) => count >= 3)).toBe(true);
});

test('the first call carries the address and the key of the sandbox in each of three languages', () => {
  const {firstCall: call} = readFacts(contract, operations, sandbox);
  expect(call.samples.map(({id}) => id)).toEqual(['curl', 'javascript', 'python']);
  for (const {code} of call.samples) {
    expect(code).toContain('http://127.0.0.1:4010/locations/v2/collections');
    expect(code).toContain('sandbox-developer-key');
  }
  expect(call.response.status).toBe('201');
});

test('the chart is drawn where the fire is', () => {
  const {chart} = readFacts(contract, operations, sandbox);
  for (const [lon, lat] of [...chart.fire.ring, ...chart.route.line, ...chart.survey.legs]) {
    expect(lon).toBeGreaterThan(-122);
    expect(lon).toBeLessThan(-121);
    expect(lat).toBeGreaterThan(44);
    expect(lat).toBeLessThan(44.5);
  }
  expect(chart.survey.legs.length).toBeGreaterThan(4);
});

test('an example that is gone is missed by name', () => {
  expect(() => new Examples(operations).response('getFireZones', 'gone')).toThrow(
    'draws the example gone of getFireZones',
  );
  expect(() => new Examples(operations).operation('gone')).toThrow('the operation gone');
});
