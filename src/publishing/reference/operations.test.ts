import {expect, test} from 'vitest';
import type {Schema} from '../../openapi/document/types';
import type {Contract, RawOperation} from './contract';
import {operationDocuments} from './operations';

/** A contract that would choke a generator: 60 schemas in a ring, each naming its neighbours and itself. */
function ring(size: number): Record<string, Schema> {
  const at = (index: number): Schema => ({$ref: `#/components/schemas/Node${index % size}`});
  const node = (index: number): Schema => ({
    type: 'object',
    description: `Node **${index}**.`,
    properties: {
      self: at(index),
      next: at(index + 1),
      others: {type: 'array', items: at(index + 7)},
      either: {oneOf: [at(index + 3), at(index + 5)]},
    },
  });
  return Object.fromEntries(Array.from({length: size}, (_, index) => [`Node${index}`, node(index)]));
}

function contractOf(operation: Partial<RawOperation>, components: Record<string, unknown> = {}): Contract {
  const get = {
    operationId: 'getNode',
    summary: 'Get a node',
    tags: ['Nodes'],
    responses: {
      '200': {
        description: 'It.',
        content: {'application/json': {schema: {$ref: '#/components/schemas/Node0'}}},
      },
    },
    ...operation,
  };
  return {
    openapi: '3.1.0',
    info: {title: 'Stress', version: '1.0.0'},
    tags: [{name: 'Nodes'}],
    'x-tagGroups': [{name: 'Nodes', tags: ['Nodes']}],
    security: [{apiKey: []}],
    paths: {'/nodes/{id}': {parameters: [{$ref: '#/components/parameters/Id'}], get}},
    components: {
      schemas: ring(60),
      securitySchemes: {apiKey: {type: 'apiKey', in: 'header', name: 'x-api-key'}},
      parameters: {Id: {name: 'id', in: 'path', required: true, schema: {type: 'string'}, example: 'a'}},
      ...components,
    },
  };
}

test('recursive and shared schemas stand once, however often they are named', () => {
  const contract = contractOf({});
  const [document] = operationDocuments(contract);
  expect(Object.keys(document?.schemas ?? {})).toHaveLength(60);
  expect(document?.shared).toHaveLength(60);
  expect(JSON.stringify(document).length).toBeLessThan(JSON.stringify(contract).length * 1.5);
});

test('only what an operation reaches travels with it', () => {
  const leaf = {schema: {type: 'integer', minimum: 1} as const};
  const response = {description: 'A number.', content: {'application/json': leaf}};
  const [document] = operationDocuments(contractOf({responses: {'200': response}}));
  expect(document?.schemas).toEqual({});
});

test('parameters of the path are inherited, replaced by those of the operation, and their examples named', () => {
  const [inherited] = operationDocuments(contractOf({}));
  expect(inherited?.parameters).toEqual([
    {name: 'id', in: 'path', required: true, schema: {type: 'string'}, examples: {default: {value: 'a'}}},
  ]);
  const own = {name: 'id', in: 'path', required: true, schema: {type: 'integer'} as const};
  const [replaced] = operationDocuments(contractOf({parameters: [own]}));
  expect(replaced?.parameters.map(({schema}) => schema.type)).toEqual(['integer']);
});

test('descriptions become HTML, and HTML in them stays text', () => {
  const responses = {'204': {description: 'Uses `a` & <b>.'}};
  const [document] = operationDocuments(contractOf({responses, description: 'One.\n\nTwo.'}));
  expect(document?.responses['204']?.description).toBe('Uses <code>a</code> &amp; &lt;b&gt;.');
  expect(document?.description).toBe('<p>One.</p>\n<p>Two.</p>');
});

test('a reference into the middle of a schema is written out', () => {
  const schema = {$ref: '#/components/schemas/Node0/properties/others', description: 'Mine.'};
  const response = {description: 'x', content: {'application/json': {schema}}};
  const [document] = operationDocuments(contractOf({responses: {'200': response}}));
  expect(document?.responses['200']?.content['application/json']?.schema).toEqual({
    type: 'array',
    description: 'Mine.',
    items: {$ref: '#/components/schemas/Node7'},
  });
});

test('what the pages could not show stops the generator by name', () => {
  expect(() => operationDocuments(contractOf({tags: []}))).toThrow('getNode has no tag');
  const body = {name: 'session', in: 'body', schema: {type: 'string'} as const};
  expect(() => operationDocuments(contractOf({parameters: [body]}))).toThrow('session');
  const missing = {
    description: 'x',
    content: {'application/json': {schema: {$ref: '#/components/schemas/Nope'}}},
  };
  expect(() => operationDocuments(contractOf({responses: {'200': missing}}))).toThrow('no schema Nope');
});
