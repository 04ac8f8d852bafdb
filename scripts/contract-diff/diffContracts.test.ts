import {expect, test} from 'vitest';
import {diffContracts} from './diffContracts';
import type {Change} from './types';

/** A contract of two operations: one sends an area, both return it. */
const contract = {
  openapi: '3.1.0',
  info: {title: 'Areas', version: '1.0.0', description: 'Where things are.'},
  security: [{apiKey: []}, {bearer: ['read', 'write']}],
  paths: {
    '/areas': {
      get: {
        operationId: 'listAreas',
        summary: 'List areas',
        responses: {
          200: {
            description: 'The areas.',
            headers: {Link: {schema: {type: 'string'}}},
            content: {
              'application/json': {schema: {type: 'array', items: {$ref: '#/components/schemas/Area'}}},
            },
          },
          404: {description: 'None.'},
        },
      },
      post: {
        operationId: 'createArea',
        summary: 'Create an area',
        parameters: [{$ref: '#/components/parameters/Limit'}],
        requestBody: {
          required: true,
          content: {'application/json': {schema: {$ref: '#/components/schemas/Area'}}},
        },
        responses: {
          201: {
            description: 'Stored.',
            content: {'application/json': {schema: {$ref: '#/components/schemas/Area'}}},
          },
        },
      },
    },
    '/areas/{id}': {
      parameters: [{name: 'id', in: 'path', required: true, schema: {type: 'string'}}],
      delete: {operationId: 'deleteArea', responses: {204: {description: 'Gone.'}}},
      post: {
        operationId: 'moveArea',
        requestBody: {content: {'application/json': {schema: {$ref: '#/components/schemas/Move'}}}},
        responses: {204: {description: 'Moved.'}},
      },
    },
  },
  components: {
    securitySchemes: {
      apiKey: {type: 'apiKey', in: 'header', name: 'x-api-key'},
      bearer: {type: 'http', scheme: 'bearer'},
    },
    parameters: {
      Limit: {
        name: 'limit',
        in: 'query',
        description: 'At most so many.',
        schema: {type: 'integer', minimum: 1, maximum: 100, default: 10},
      },
    },
    schemas: {
      Area: {
        type: 'object',
        required: ['id', 'format'],
        properties: {
          id: {type: 'string', maxLength: 40},
          format: {type: 'string', enum: ['wkt', 'geojson'], 'x-enum-varnames': ['WKT', 'GEOJSON']},
          size: {type: 'number', readOnly: true, minimum: 0},
          home: {type: 'array', maxItems: 2, prefixItems: [{type: 'number'}, {type: 'number'}]},
          children: {type: 'array', items: {$ref: '#/components/schemas/Area'}},
        },
      },
      Move: {
        title: 'Move',
        type: 'object',
        required: ['unit'],
        additionalProperties: false,
        'x-max-bytes': 1024,
        properties: {by: {type: 'integer', minimum: -10}, unit: {const: 'm'}},
      },
      Turn: {title: 'Turn', type: 'object', properties: {degrees: {type: 'number'}}},
    },
  },
};

// Tests change it anywhere: a type would say what no test needs.
// oxlint-disable-next-line typescript/no-explicit-any
type Loose = any;

function changes(edit: (document: Loose) => void): Change[] {
  const after = structuredClone(contract);
  edit(after);
  return diffContracts(contract, after);
}

function verdicts(edit: (document: Loose) => void): string[] {
  return [...new Set(changes(edit).map(({verdict}) => verdict))];
}

const breaking: [string, (document: Loose) => void][] = [
  ['an operation goes', (d) => delete d.paths['/areas/{id}'].delete],
  ['a parameter goes', (d) => (d.paths['/areas'].post.parameters = [])],
  [
    'a required parameter comes where there was none',
    (d) => (d.paths['/areas'].get.parameters = [{name: 'of', in: 'query', required: true, schema: {}}]),
  ],
  ['a parameter becomes required', (d) => (d.components.parameters.Limit.required = true)],
  ['a bound becomes tighter', (d) => (d.components.parameters.Limit.schema.maximum = 50)],
  ['a default changes', (d) => (d.components.parameters.Limit.schema.default = 20)],
  ['a field of a request becomes required', (d) => d.components.schemas.Move.required.push('by')],
  ['a field of a response is no longer certain', (d) => (d.components.schemas.Area.required = ['id'])],
  ['a field goes', (d) => delete d.components.schemas.Area.properties.children],
  ['a value of a request goes', (d) => d.components.schemas.Area.properties.format.enum.pop()],
  ['a value of a response comes', (d) => d.components.schemas.Area.properties.format.enum.push('svg')],
  ['a type changes', (d) => (d.components.schemas.Move.properties.by.type = 'string')],
  ['a response may be null', (d) => (d.components.schemas.Area.properties.id.type = ['string', 'null'])],
  ['a text must have a form', (d) => (d.components.schemas.Area.properties.id.pattern = '^a')],
  [
    'a position in a list is bounded',
    (d) => (d.components.schemas.Area.properties.home.prefixItems[0].minimum = 0),
  ],
  ['a body may be smaller only', (d) => (d.components.schemas.Move['x-max-bytes'] = 512)],
  ['a body becomes required', (d) => (d.paths['/areas/{id}'].post.requestBody.required = true)],
  ['a success goes', (d) => delete d.paths['/areas'].get.responses[200]],
  ['a header of a response goes', (d) => delete d.paths['/areas'].get.responses[200].headers.Link],
  [
    'a content type goes',
    (d) =>
      (d.paths['/areas'].post.requestBody.content = {
        'text/plain': d.paths['/areas'].post.requestBody.content['application/json'],
      }),
  ],
  ['a credential is refused', (d) => (d.paths['/areas'].get.security = [{apiKey: []}])],
  ['a credential needs another right', (d) => (d.security[1].bearer = ['read', 'write', 'delete'])],
  ['two credentials are needed together', (d) => (d.security = [{apiKey: [], bearer: ['read', 'write']}])],
  ['the key moves', (d) => (d.components.securitySchemes.apiKey.in = 'query')],
  ['a field can no longer be written', (d) => (d.components.schemas.Move.properties.by.readOnly = true)],
  ['a keyword without a rule comes', (d) => (d.components.schemas.Area.if = {required: ['size']})],
  [
    'a value gets another name in code',
    (d) => (d.components.schemas.Area.properties.format['x-enum-varnames'] = ['TEXT', 'GEOJSON']),
  ],
  ['an operation gets another id', (d) => (d.paths['/areas'].get.operationId = 'getAreas')],
  ['a list is sent in another style', (d) => (d.components.parameters.Limit.style = 'spaceDelimited')],
];

const compatible: [string, (document: Loose) => void][] = [
  ['an operation comes', (d) => (d.paths['/areas/{id}'].get = {operationId: 'getArea', responses: {}})],
  [
    'an optional parameter comes',
    (d) => (d.paths['/areas'].get.parameters = [{$ref: '#/components/parameters/Limit'}]),
  ],
  ['a bound becomes looser', (d) => (d.components.parameters.Limit.schema.maximum = 500)],
  ['a bound of a request goes', (d) => delete d.components.schemas.Move.properties.by.minimum],
  ['an optional field comes', (d) => (d.components.schemas.Area.properties.name = {type: 'string'})],
  ['a field of a request need not be sent any more', (d) => (d.components.schemas.Move.required = [])],
  ['a request takes unknown fields', (d) => delete d.components.schemas.Move.additionalProperties],
  ['a request takes any number', (d) => (d.components.schemas.Move.properties.by.type = 'number')],
  [
    'a constant of a request becomes a choice',
    (d) => (d.components.schemas.Move.properties.unit = {enum: ['m', 'km']}),
  ],
  ['a read-only field is bounded', (d) => (d.components.schemas.Area.properties.size.maximum = 9)],
  ['a response always has a field', (d) => d.components.schemas.Area.required.push('size')],
  ['an error comes', (d) => (d.paths['/areas'].get.responses[429] = {description: 'Later.'})],
  ['an error goes', (d) => delete d.paths['/areas'].get.responses[404]],
  ['a header of a response comes', (d) => (d.paths['/areas'].get.responses[200].headers.Age = {schema: {}})],
  [
    'another content type is taken',
    (d) => (d.paths['/areas'].post.requestBody.content['text/plain'] = {schema: {type: 'string'}}),
  ],
  ['another credential is accepted', (d) => d.security.push({cookie: []})],
  ['a credential needs fewer rights', (d) => (d.security[1].bearer = ['read'])],
  ['anybody may call', (d) => (d.paths['/areas'].get.security = [])],
  ['an operation is deprecated', (d) => (d.paths['/areas'].get.deprecated = true)],
  [
    'items are described where a list has none',
    (d) => (d.components.schemas.Area.properties.home.items = {type: 'null'}),
  ],
  [
    'a request takes one of two shapes',
    (d) =>
      (d.paths['/areas/{id}'].post.requestBody.content['application/json'].schema = {
        oneOf: [{$ref: '#/components/schemas/Move'}, {$ref: '#/components/schemas/Turn'}],
      }),
  ],
];

const unchanged: [string, (document: Loose) => void][] = [
  ['the version', (d) => (d.info.version = '2.0.0')],
  ['the order of keys', (d) => (d.paths = Object.fromEntries(Object.entries(d.paths).reverse()))],
  ['the name of a part of a path', (d) => renamePathParameter(d)],
  [
    'the name of a schema',
    (d) => {
      d.components.schemas.Step = d.components.schemas.Move;
      d.paths['/areas/{id}'].post.requestBody.content['application/json'].schema.$ref =
        '#/components/schemas/Step';
    },
  ],
  [
    'a parameter written where it is used',
    (d) => (d.paths['/areas'].post.parameters = [d.components.parameters.Limit]),
  ],
  ['security written at each operation', (d) => (d.paths['/areas'].get.security = d.security)],
  ['a style that is the usual one', (d) => (d.components.parameters.Limit.style = 'form')],
];

function renamePathParameter(document: Loose): void {
  const {'/areas/{id}': item, ...others} = document.paths;
  item.parameters[0].name = 'areaId';
  document.paths = {...others, '/areas/{areaId}': item};
}

test.each(breaking)('tells that programs break if %s', (_, edit) => {
  expect(verdicts(edit)).toContain('breaking');
});

test.each(compatible)('tells that no program breaks if %s', (_, edit) => {
  expect(verdicts(edit)).toEqual(['compatible']);
});

test.each(unchanged)('finds no change in %s', (_, edit) => {
  expect(changes(edit)).toEqual([]);
});

test('tells what only people read', () => {
  const edit = (document: Loose): void => {
    document.info.description = 'Where areas are.';
    // A provider's own.
    document.info.contact = {email: 'help@provider.example'};
    document.externalDocs = {url: 'https://provider.example'};
    document.servers = [{url: 'https://api.provider.example'}];
    document.components.parameters.Limit.description = 'At most as many.';
    document.components.schemas.Area.properties.id['x-note'] = 'Short.';
  };
  expect(changes(edit).map(({place, action, verdict}) => [place, action, verdict])).toEqual([
    ['info/description', 'changed', 'wording'],
    ['schemas/Area/properties/id/x-note', 'added', 'wording'],
    ['parameters/Limit/description', 'changed', 'wording'],
  ]);
});

test('names the operations that share what changed, and those whose callers break', () => {
  const [change, ...others] = changes(
    (document) => (document.components.schemas.Area.properties.id.maxLength = 20),
  );
  expect(others).toEqual([]);
  expect(change).toMatchObject({
    place: 'schemas/Area/properties/id/maxLength',
    action: 'changed',
    before: 40,
    after: 20,
    operations: ['createArea', 'listAreas'],
    // What listAreas returns only becomes shorter.
    breaks: ['createArea'],
  });
});

test('compares a schema that contains itself once', () => {
  const edit = (document: Loose): void => {
    document.components.schemas.Zone = structuredClone(document.components.schemas.Area);
    document.components.schemas.Zone.properties.children.items.$ref = '#/components/schemas/Zone';
    document.components.schemas.Zone.properties.id.maxLength = 50;
    const body = document.paths['/areas'].post.requestBody.content['application/json'];
    body.schema.$ref = '#/components/schemas/Zone';
  };
  expect(changes(edit).map(({place}) => place)).toEqual([
    'operations/createArea/requestBody/content/application/json/schema/properties/id/maxLength',
  ]);
});
