import {Ajv2020} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {readFileSync} from 'node:fs';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {languages} from '@site/src/code/samples/languages';
import {sampleInput} from '@site/src/code/samples/sampleInput';
import {markNumbers} from '@site/src/openapi/document/exactNumbers';
import {findViolations} from '@site/src/openapi/validation/findViolations';
import {bodyText, exampleRequest, exampleValues} from '@site/src/openapi/request/exampleRequest';
import {sample, sampleToSend} from '@site/src/openapi/document/sample';
import type {Schema} from '@site/src/openapi/document/types';
import {completeContract, type WrittenContract} from '@site/src/publishing/reference/completeContract';
import {operationDocuments} from '@site/src/publishing/reference/operations';
import {pageMakers} from '@site/src/publishing/reference/pages';
import {pageSchema} from '@site/src/publishing/reference/schemas';
import {unsentBodies} from '@site/src/publishing/reference/unsentBodies';
import {unsentParameters} from '@site/src/publishing/reference/unsentParameters';
import {draftViolations} from './explorer/draft/draftViolations';
import {sectionsOf} from './operation/sections';
import {UnsentParameters} from './operation/UnsentParameters';
import SchemaBody from './theme/Schema';
import {SchemaContext} from './schema/context';
import {typeText} from './schema/typeText';

// A contract with what those of other providers do and the platform's does not.
// No text of it has a long number in it, so its numbers can be marked as those of JSON are.
const written = parse(markNumbers(readFileSync('tests/contract/quirks.yaml', 'utf8'))) as WrittenContract;
const contract = completeContract(written);
const operations = operationDocuments(contract);

function operation(id: string) {
  const found = operations.find(({operationId}) => operationId === id);
  if (!found) throw new Error(`The quirks have no ${id}.`);
  return found;
}

const request = (id: string) => exampleRequest(operation(id), {url: 'http://x', demoKey: 'key'});

function shown(name: string): string {
  const {schemas} = operation('getOdd');
  return renderToStaticMarkup(
    <SchemaContext value={{schemas, shared: [], above: []}}>
      <SchemaBody schema={schemas[name] ?? {}} open />
    </SchemaContext>,
  );
}

test('braces and angles of a tag are words on its page, not code', () => {
  const page = pageMakers(contract, operations, '', {}).createTagPageMD({id: 'odd', tag: {name: 'Odd'}});
  const [, data = ''] = /<Html html=\{(.*)\} \/>/.exec(page) ?? [];
  expect(JSON.parse(data)).toBe(
    '<p>Takes {braces}, &lt;angles&gt; and <code>{code}</code>, and an &lt;img src=x onerror=&quot;alert(1)&quot;&gt;.</p>',
  );
  const [, ...body] = page.split('---\n').slice(1);
  expect(body.join('').replace(`{${data}}`, '')).not.toMatch(/braces|angles/);
});

test('objects in the query are sent by their style', () => {
  expect(request('getOdd').url).toBe('http://x/odd/abc?filter[from]=0&filter[name]=x%20y&r=1&g=2');
});

test('allOf around a plain value has its type, its description and all patterns', () => {
  const {schemas} = operation('getOdd');
  expect(typeText(schemas.Wrapped ?? {}, schemas)).toBe('string');
  expect(shown('Wrapped')).toContain('^[a-z]+$');
  expect(shown('Wrapped')).toContain('A plain word.');
  expect(shown('Twice')).toContain('^[a-z]+$');
  expect(shown('Twice')).toContain('^a');
});

test('two choices of one value are both shown', () => {
  const html = shown('Both');
  for (const name of ['First cat', 'First dog', 'Second red', 'Second blue', 'aPropertyOfAHundred'])
    expect(html).toContain(name);
});

test('a form is sent as its media type asks', () => {
  const upload = request('uploadPhoto');
  const [, type = ''] = upload.headers.find(([name]) => name === 'content-type') ?? [];
  const [, boundary = ''] = /^multipart\/form-data; boundary=(.+)$/.exec(type) ?? [];
  expect(upload.body?.split(`--${boundary}`)).toHaveLength(4);
  expect(upload.body).toContain('name="title"\r\n\r\nRidge Creek\r\n');
  expect(request('sendForm').body).toBe('title=a+%26+b&tags=x&tags=y');
});

test('curl writes a form itself, and every other language sends its text', () => {
  const input = sampleInput(operation('uploadPhoto'), request('uploadPhoto'));
  for (const {id, print} of languages) {
    const text = print(input);
    if (id === 'curl') {
      expect(text).toContain("--form-string 'title=Ridge Creek'");
      expect(text).not.toContain('boundary');
    } else expect(text).toContain('boundary=');
    // A line end of a form lost on the way would break it.
    expect(text).not.toContain('\r');
  }
});

test('fields of a form are written by their style', () => {
  expect(request('sendStyled').body?.split('&')).toEqual([
    'filter[from]=9007199254740993',
    'filter[name]=x%20y',
    'tags=x',
    'tags=y',
    'list=x,y%2Cz',
    'piped=p%7Cq',
    'spaced=s%20t',
    'r=1',
    'g=2',
    'pairs=r,1,g,2',
    'page=https://a.example/?b%3Dc%26d',
    'plain=%7B%22z%22%3A1%7D',
  ]);
});

test('parts of a multipart body are written by their style and with their media type', () => {
  const {fields, body} = request('sendParts');
  expect(fields).toEqual([
    ['filter[from]', '9007199254740993'],
    ['filter[name]', 'x y'],
    ['tags', 'x'],
    ['tags', 'y'],
    ['list', 'x,y,z'],
    ['piped', 'p|q'],
    ['pairs', 'r,1,g,2'],
    ['plain', '{"z":1}', 'application/json'],
    ['meta', '{"note":"a \\"b\\" \\\\c;"}', 'application/vnd.odd+json'],
    ['label', '@file', 'text/plain'],
  ]);
  expect(body).toContain('name="plain"\r\nContent-Type: application/json\r\n\r\n{"z":1}\r\n');
});

test('numbers beyond 2^53 keep their digits in address, body, samples and rules', () => {
  const big = operation('sendBig');
  const {url, body} = request('sendBig');
  expect(url).toBe('http://x/odd/big/9007199254740993?ids=9007199254740993&ids=2');
  expect(body?.replaceAll(/\s+/g, '')).toBe(
    '{"id":9007199254740993,"list":[9223372036854775807],"small":1.5}',
  );
  for (const {print} of languages) {
    const text = print(sampleInput(big, request('sendBig'))).replaceAll('\\"', '"');
    expect(text).toContain('"id": 9007199254740993');
  }
  const {schema = {}} = big.requestBody?.content['application/json'] ?? {};
  expect(bodyText(sample(schema, big.schemas))).toBe('{"id": 9007199254740993}');
  const html = renderToStaticMarkup(
    <SchemaContext value={{schemas: big.schemas, shared: [], above: []}}>
      <SchemaBody schema={big.schemas.Big ?? {}} open />
    </SchemaContext>,
  );
  expect(html).toContain('9007199254740993');
  expect(html).toContain('9007199254740995');
  // Limits stay numbers, by which values are checked.
  expect(findViolations({id: 1, list: [3]}, schema, big.schemas, (keyword) => keyword)).toEqual([]);
  expect(findViolations({id: 1, list: [1e19]}, schema, big.schemas, (keyword) => keyword)).toHaveLength(1);
});

test('what samples cannot send is named when the reference is made', () => {
  expect(unsentBodies(operations)).toEqual([
    'uploadPhoto: samples and explorer send a text in place of the file "photo".',
    'sendBytes: samples and explorer have no body of type application/octet-stream to send.',
    'sendPicture: samples and explorer send a text in place of a file of type image/png.',
    'sendMarkup: samples and explorer have no body of type application/xml to send.',
  ]);
});

const nothingAround = {related: {before: [], after: [], same: []}, errors: [], panels: []};

test('parameters in cookies and those that are documents are named, and no request has them', () => {
  expect(unsentParameters(operations)).toEqual([
    'getOdd: samples and explorer leave out the cookie parameter "session".',
    'getOdd: samples and explorer leave out the query parameter "area", a document of type application/json.',
  ]);
  const odd = operation('getOdd');
  expect(odd.parameters.map(({name}) => name)).toEqual(['id', 'filter', 'colour']);
  expect(sectionsOf(odd, [], nothingAround)).toContain('unsent-parameters');
  expect(sectionsOf(operation('sendForm'), [], nothingAround)).not.toContain('unsent-parameters');
  const html = renderToStaticMarkup(
    <SchemaContext value={{schemas: odd.schemas, shared: odd.shared, above: []}}>
      <UnsentParameters parameters={odd.unsentParameters} />
    </SchemaContext>,
  );
  const words = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(words).toContain('leave these parameters out');
  expect(words).toMatch(/session string required .*cookie/);
  expect(words).toMatch(/area .*A box\. .*query .*application\/json/);
  expect(words).toContain('1,2');
});

test('a body without an example is made from its schema', () => {
  expect(JSON.parse(request('sendNumber').body ?? '')).toEqual({id: 0});
});

test('a schema in a loop has a sample, is checked, and credential and media type are sent once', () => {
  const pet = operation('sendPet');
  const {headers, body = ''} = request('sendPet');
  expect(headers).toEqual([
    ['x-api-key', 'key'],
    ['content-type', 'application/json'],
  ]);
  expect(JSON.parse(body)).toEqual({kind: 'a'});
  const draft = {values: exampleValues(pet), body: {contentType: 'application/json', text: body}};
  expect(draftViolations(pet, draft)).toEqual(new Map());
});

test('a required list or object that names no example is sent with something in it', () => {
  const {url, fields} = request('sendLists');
  expect(url).toBe('http://x/odd/lists/0/from,0,to,0');
  expect(fields).toEqual([['note', 'a']]);
});

test('a text is quoted where the body is JSON, and is neither quoted nor checked elsewhere', () => {
  expect(request('sendText').body).toBe('"calm \\"now\\""');
  expect(request('sendLines').body).toBe('calm "now"');
  const draft = {values: {}, body: {contentType: 'text/plain', text: 'calm "now"'}};
  expect(draftViolations(operation('sendLines'), draft)).toEqual(new Map());
});

test('a schema that allOf lays into itself is written out once, and linked where it stands again', () => {
  const {schemas, shared} = operation('sendSelf');
  expect(shared).toEqual(['Self']);
  const html = renderToStaticMarkup(
    <SchemaContext value={{schemas, shared, above: ['Self']}}>
      <SchemaBody schema={schemas.Self ?? {}} open />
    </SchemaContext>,
  );
  expect(html.split('<code>name</code>')).toHaveLength(2);
  expect(html.split('(recursive)')).toHaveLength(3);
  expect(html).toContain('<code>only</code>');
});

test('a schema without a name that contains itself is refused by its place', () => {
  const child = {type: 'object', properties: {again: {$ref: '#/components/schemas/Inner/properties/child'}}};
  const schemas = {...contract.components.schemas, Inner: {properties: {child}} as Schema};
  const looped = {...contract, components: {...contract.components, schemas}};
  expect(() => pageSchema(looped, schemas.Inner)).toThrow(
    'The schema at #/components/schemas/Inner/properties/child contains itself',
  );
});

test('whatever is made where the contract shows nothing meets its schema, by format and by pattern', () => {
  const ajv = new Ajv2020({strict: false, allErrors: true});
  addFormats.default(ajv);
  // Numbers as they are: a mark of a long one is no number to the checker.
  const unmarked = completeContract(
    parse(readFileSync('tests/contract/quirks.yaml', 'utf8')) as WrittenContract,
  );
  // A pet contains itself by allOf without an end: no checker comes to one.
  const ending = operationDocuments(unmarked).filter(({operationId}) => operationId !== 'sendPet');
  for (const {operationId, parameters, requestBody, responses, schemas} of ending) {
    const isValid = (schema: Schema, value: unknown) => {
      ajv.validate({...schema, components: {schemas}}, value);
      // Alternatives that overlap are what the contract says: no value meets one alone.
      const errors = (ajv.errors ?? []).filter(({params}) => !params['passingSchemas']);
      expect([operationId, value, errors]).toEqual([operationId, value, []]);
    };
    const bodies = Object.values(requestBody?.content ?? {});
    for (const {schema} of [...parameters, ...bodies])
      if (schema) isValid(schema, sampleToSend(schema, schemas));
    for (const {schema} of Object.values(responses).flatMap(({content}) => Object.values(content)))
      if (schema) isValid(schema, sample(schema, schemas));
  }
});

test('an example that a schema shows for both ways is sent without what only responses have', () => {
  const row: Schema = {
    type: 'object',
    properties: {id: {readOnly: true, oneOf: [{type: 'string'}, {type: 'integer'}]}, name: {type: 'string'}},
  };
  const table: Schema = {
    allOf: [{type: 'object', properties: {made: {type: 'string', readOnly: true}}}],
    properties: {title: {type: 'string'}, rows: {type: 'array', items: {$ref: '#/components/schemas/Row'}}},
    example: {made: '2021', title: 'Table', rows: [{id: 7, name: 'First'}], more: [1]},
  };
  expect(sampleToSend(table, {Row: row})).toEqual({title: 'Table', rows: [{name: 'First'}], more: [1]});
  expect(sample(table, {Row: row})).toEqual(table.example);
});
