import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {languages} from '../../code/samples/languages';
import {sampleInput} from '../../code/samples/sampleInput';
import {slug} from '../../openapi/document/slug';
import {exampleRequest} from '../../openapi/request/exampleRequest';
import {recordsOf} from './write';
import {indexOf} from './indexOf';
import {completeContract, type WrittenContract} from '../../publishing/reference/completeContract';
import {operationDocuments} from '../../publishing/reference/operations';
import {pageMakers} from '../../publishing/reference/pages';
import {referenceFacts} from '../../publishing/reference/referenceFacts';

const root = path.resolve(import.meta.dirname, '../../..');
const foreign = parse(
  readFileSync(path.join(root, 'tests/second-brand/lending-desk/openapi.yaml'), 'utf8'),
) as WrittenContract;

/** The platform's own contract, which needs no completing. */
const own = JSON.parse(readFileSync(path.join(root, '.generated/openapi.json'), 'utf8')) as WrittenContract;

/** The foreign contract many times over, each time under a path of its own. No copy has an id or a tag of its own. */
function manyOperations(copies: number): WrittenContract {
  const paths = Array.from({length: copies}, (_, index) =>
    Object.entries(foreign.paths ?? {}).map(([name, item]) => [`/branch-${index}${name}`, item]),
  ).flat();
  return {...foreign, paths: Object.fromEntries(paths) as WrittenContract['paths']};
}

test('what a contract says itself stays as it is', () => {
  const {paths, tags, 'x-tagGroups': groups} = completeContract(own);
  expect({paths, tags, groups}).toEqual({paths: own.paths, tags: own.tags, groups: own['x-tagGroups']});
  expect(completeContract(own).components).toEqual(own.components);
});

test('ids, summaries, tags and groups that are left out are filled in', () => {
  const contract = completeContract(foreign);
  const found = operationDocuments(contract).map(({operationId, summary, tag}) => [
    operationId,
    summary,
    tag,
  ]);
  expect(found).toEqual([
    ['listBooks', 'List books', 'Books'],
    ['post books', 'Add a book', 'Books'],
    ['get_book', 'Looks a book up', 'Books'],
    ['delete books isbn', 'DELETE /books/{isbn}', 'Books'],
    ['search 2', 'Search everything', 'Search'],
    ['lend', 'Lend a book', 'Loans'],
    ['writeNotes', 'Write notes', 'Members'],
    ['get status', 'Ask for the status', 'Operations'],
  ]);
  expect(contract['x-tagGroups'].map(({name}) => name)).toEqual([
    'Books',
    'Search',
    'Loans',
    'Members',
    'Operations',
  ]);
});

test.each([
  [
    {type: 'http', scheme: 'Basic'},
    {type: 'other', how: 'HTTP Basic'},
  ],
  [
    {type: 'apiKey', in: 'query', name: 'token'},
    {type: 'other', how: 'API key in query: token'},
  ],
  [
    {type: 'apiKey', in: 'header', name: 'x-key'},
    {type: 'apiKey', in: 'header', name: 'x-key'},
  ],
  [{type: 'mutualTLS'}, {type: 'other', how: 'mutual TLS'}],
  [{type: 'oauth2'}, {type: 'http', scheme: 'bearer', bearerFormat: 'OAuth 2.0'}],
  [{type: 'openIdConnect'}, {type: 'http', scheme: 'bearer', bearerFormat: 'OpenID Connect'}],
])('the security scheme %j is %j for pages', (written, known) => {
  const components = {...foreign.components, securitySchemes: {staff: written}};
  expect(completeContract({...foreign, components}).components.securitySchemes.staff).toEqual(known);
});

test('a contract without operations, or of another version of OpenAPI, is refused in a sentence', () => {
  expect(() => completeContract({...foreign, paths: {}})).toThrow('has no operation');
  expect(() => completeContract({...foreign, openapi: '3.0.3'})).toThrow(
    'made from OpenAPI 3.1, and the API description is 3.0.3',
  );
});

test.each([
  ['8', foreign, 8],
  ['704', manyOperations(88), 704],
])('a foreign contract of %s operations has pages, samples and a search index', (_, written, count) => {
  const contract = completeContract(written);
  const operations = operationDocuments(contract);
  expect(operations).toHaveLength(count);
  const addresses = [...operations.map((each) => each.slug), ...contract.tags.map(({name}) => slug(name))];
  expect(new Set(addresses).size).toBe(addresses.length);

  const makers = pageMakers(contract, operations, '# Words', {});
  for (const operation of operations) {
    const {operationId} = operation;
    expect(makers.createApiPageMD({id: operation.slug, api: {operationId}})).toContain(
      `/${operation.slug}.json`,
    );
    const request = exampleRequest(operation, {url: 'https://lending.example/v1'});
    for (const {print} of languages)
      expect(print(sampleInput(operation, request))).toContain('lending.example');
  }
  expect(referenceFacts(contract, operations).domains).toHaveLength(5);
  const {ofOperations, ofFields} = recordsOf(operations);
  expect(ofOperations).toHaveLength(count);
  expect(indexOf([...ofOperations, ...ofFields]).records.length).toBeGreaterThan(count);
});
