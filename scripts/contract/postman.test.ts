import {expect, test} from 'vitest';
import {bundleContract} from './bundle';
import {postmanCollection} from './postman';

type Item = {name: string; item?: Item[]; request?: {url: {query: {key: string; disabled: boolean}[]}}};

const contract = await bundleContract('api/openapi.yaml');
const text = await postmanCollection(contract);
const collection = JSON.parse(text) as {item: Item[]; variable: {key: string}[]};
const requests = (items: Item[]): Item[] =>
  items.flatMap((each) => (each.item ? requests(each.item) : [each]));

test('the same contract gives the same collection, byte for byte', async () => {
  expect(await postmanCollection(contract)).toBe(text);
});

test('each tag is a folder and each operation a request', () => {
  expect(collection.item.map(({name}) => name)).toEqual(contract.tags.map(({name}) => name));
  expect(requests(collection.item)).toHaveLength(71);
});

test('address and key are variables', () => {
  expect(collection.variable.map(({key}) => key)).toEqual(expect.arrayContaining(['baseUrl', 'apiKey']));
});

test('optional parameters are switched off', () => {
  const query = requests(collection.item).flatMap(({request}) => request?.url.query ?? []);
  expect(query.find(({key}) => key === 'severityCode')?.disabled).toBe(true);
  expect(query.find(({key}) => key === 'weatherType')?.disabled).toBe(false);
});
