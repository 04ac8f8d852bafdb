import {expect, test} from 'vitest';
import {bundleContract} from '../bundle';
import {postmanCollection} from './postmanCollection';

type Item = {
  name: string;
  item?: Item[];
  request?: {method: string; url: {query: {key: string; disabled: boolean}[]}};
};

const order: (string | undefined)[] = ['POST', 'GET', 'DELETE'];
const contract = await bundleContract('api/openapi.yaml');
const text = await postmanCollection(contract);
const collection = JSON.parse(text) as {item: Item[]; variable: {key: string; value: string}[]};
const requests = (items: Item[]): Item[] =>
  items.flatMap((each) => (each.item ? requests(each.item) : [each]));

test('the same contract gives the same collection, byte for byte', async () => {
  expect(await postmanCollection(contract)).toBe(text);
});

test('each tag is a folder and each operation a request', () => {
  expect(collection.item.map(({name}) => name)).toEqual(contract.tags.map(({name}) => name));
  const operations = Object.values(contract.paths).flatMap((item) =>
    ['get', 'post', 'delete'].filter((method) => method in item),
  );
  expect(requests(collection.item)).toHaveLength(operations.length);
});

test('a folder creates before it reads, and deletes at last', () => {
  for (const {item = []} of collection.item) {
    const methods = item.map(({request}) => request?.method);
    expect(methods).toEqual([...methods].sort((one, other) => order.indexOf(one) - order.indexOf(other)));
  }
});

test('address, key and ids are variables', () => {
  expect(collection.variable.map(({key}) => key)).toEqual(
    expect.arrayContaining(['baseUrl', 'apiKey', 'collectionId', 'planId', 'suffix']),
  );
});

test("the sandbox's key is filled in, and no other server's is known", async () => {
  const keyAt = async (url: string) => {
    const made = JSON.parse(await postmanCollection({...contract, servers: [{url}]})) as typeof collection;
    return made.variable.find(({key}) => key === 'apiKey')?.value;
  };
  expect(await keyAt('http://127.0.0.1:4010')).toBe('sandbox-developer-key');
  expect(await keyAt('https://api.example.org')).toBe('');
});

test('no request speaks of a day that is past', () => {
  expect(JSON.stringify(requests(collection.item).map(({request}) => request))).not.toMatch(/20\d\d-\d\d/);
});

test('optional parameters are switched off', () => {
  const query = requests(collection.item).flatMap(({request}) => request?.url.query ?? []);
  expect(query.find(({key}) => key === 'severityCode')?.disabled).toBe(true);
  expect(query.find(({key}) => key === 'weatherType')?.disabled).toBe(false);
});
