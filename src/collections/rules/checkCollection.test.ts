import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Json} from '@site/src/openapi/document/types';
import {findViolations} from '@site/src/openapi/validation/findViolations';
import {expect, test} from 'vitest';
import {checkCollection, fields} from './checkCollection';

const file = path.resolve(import.meta.dirname, '../../../.generated/openapi.json');
type Contract = {components: {schemas: Parameters<typeof findViolations>[2]}};
const {schemas} = (JSON.parse(readFileSync(file, 'utf8')) as Contract).components;
const schema = {$ref: '#/components/schemas/CollectionInput'};
const fleet = {collectionId: 'fleet', collectionName: 'Fleet'};

test('knows every field of the contract, and no other', () => {
  expect(fields.toSorted()).toEqual(Object.keys(schemas['CollectionInput']?.properties ?? {}).toSorted());
});

test.each([
  fleet,
  {...fleet, collectionId: 'x'.repeat(128)},
  {...fleet, collectionId: 'x'.repeat(129)},
  {...fleet, collectionId: '-fleet'},
  {...fleet, collectionId: 7},
  {collectionId: 'fleet'},
  {...fleet, collectionName: ''},
  {...fleet, collectionName: '🚒'.repeat(256)},
  {...fleet, collectionName: 'x'.repeat(257)},
  {...fleet, icon: ''},
  {...fleet, icon: 'x'.repeat(257)},
  {...fleet, icon: null},
  {...fleet, updateFrequencySeconds: 1},
  {...fleet, updateFrequencySeconds: 0},
  {...fleet, updateFrequencySeconds: 1.5},
  {...fleet, updateFrequencySeconds: '60'},
  {...fleet, showOn: []},
  {...fleet, showOn: ['routes', 'dashboard']},
  {...fleet, showOn: ['routes', 'routes']},
  {...fleet, showOn: ['radar']},
  {...fleet, showOn: 'routes'},
  {...fleet, properties: {}},
  {...fleet, properties: {crew: 7}},
  {...fleet, properties: ['crew']},
  {...fleet, properties: {crew: 'x'.repeat(1013)}},
  {...fleet, properties: {crew: 'x'.repeat(1014)}},
  {...fleet, properties: {crew: 'ä'.repeat(507)}},
])('takes what the contract takes, and nothing else: %j', (value) => {
  const violations = findViolations(JSON.parse(JSON.stringify(value)) as Json, schema, schemas, String);
  expect(checkCollection(value).length === 0).toBe(violations.length === 0);
});

test('a name of spaces alone is none, though the contract would take it', () => {
  expect(checkCollection({...fleet, collectionName: '  '})).toHaveLength(1);
});
