import {expect, test, vi} from 'vitest';
import {restoreNumbers} from '../../src/openapi/document/exactNumbers';
import {bundleContract} from './bundle';
import {yamlText} from './make';
import {markYamlNumbers} from './markYamlNumbers';
import {postmanCollection} from './postman/postmanCollection';
import {requestsOf, type Collection} from './postman/types';

const contract = await bundleContract('tests/contract/quirks.yaml');
const printed = vi.spyOn(console, 'error').mockReturnValue();
const collection = JSON.parse(
  await postmanCollection({...contract, servers: [{url: 'https://odd.example'}]}),
) as Collection;
const printedLines = printed.mock.calls.map(([line]) => String(line));
printed.mockRestore();

function request(name: string) {
  const item = requestsOf(collection.item).find((each) => each.name === name);
  if (!item) throw new Error(`The collection has no ${name}.`);
  return item.request;
}

test('numbers beyond 2^53 keep their digits in all downloads', () => {
  const json = restoreNumbers(JSON.stringify(contract));
  for (const text of [json, yamlText(contract)]) {
    expect(text).toMatch(/"?example"?: ?9007199254740993/);
    expect(text).toMatch(/"?maximum"?: ?9223372036854775807/);
    expect(text).not.toContain('number 9');
  }
  const {url, body} = request('Send a number beyond 2^53');
  expect(url.variable?.find(({key}) => key === 'id')?.value).toBe('9007199254740993');
  expect(url.query?.map(({value}) => value)).toEqual(['9007199254740993', '2']);
  expect(body?.raw).toContain('"id": 9007199254740993');
  expect(body?.raw).toContain('9223372036854775807');
});

test('digits in texts, keys and comments of a contract are no numbers', () => {
  const text = [
    `quoted: '12345678901234567890'`,
    '12345678901234567890: key',
    'block: |',
    '  id: 12345678901234567890',
    'words: no. 12345678901234567890 # 12345678901234567890',
    '',
  ].join('\n');
  expect(markYamlNumbers(text)).toBe(text);
  expect(markYamlNumbers(`${text}list: [-12345678901234567890, 2]\n`)).toBe(
    `${text}list: ["\\u0000number -12345678901234567890", 2]\n`,
  );
});

test('forms of the collection have the fields that samples send', () => {
  const styled = request('Send fields in all styles').body?.urlencoded as {key: string; value: string}[];
  expect(styled.map(({key, value}) => `${key}=${value}`)).toEqual([
    'filter[from]=9007199254740993',
    'filter[name]=x y',
    ...['tags=x', 'tags=y', 'list=x,y,z', 'piped=p|q', 'spaced=s t', 'r=1', 'g=2', 'pairs=r,1,g,2'],
    'page=https://a.example/?b=c&d',
    'plain={"z":1}',
  ]);
  expect(request('Send parts in all styles').body?.formdata).toContainEqual({
    key: 'plain',
    value: '{"z":1}',
    type: 'text',
    contentType: 'application/json',
  });
});

test('a schema that is true is read without a word', () => {
  expect(request('Send anything').method).toBe('POST');
  expect(printedLines).toEqual([]);
});

test('a body that is no JSON is in the collection as it is', () => {
  expect(request('Send a text as it is').body?.raw).toBe('calm "now"');
});
