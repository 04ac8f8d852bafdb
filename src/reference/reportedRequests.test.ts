import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {curl} from '@site/src/code/samples/printers/curl';
import {sampleInput} from '@site/src/code/samples/sampleInput';
import {exampleRequest} from '@site/src/openapi/request/exampleRequest';
import {completeContract, type WrittenContract} from '@site/src/publishing/reference/completeContract';
import {leftOut} from '@site/src/publishing/reference/leftOut';
import {responseFor} from '@site/src/openapi/document/responseFor';
import {operationDocuments} from '@site/src/publishing/reference/operations';
import {unsentBodies} from '@site/src/publishing/reference/unsentBodies';

// What users of other explorers have reported of the requests that these made, tried with this one.
const written = parse(readFileSync('tests/contract/quirks.yaml', 'utf8')) as WrittenContract;
const operations = operationDocuments(completeContract(written));

function operation(id: string) {
  return operations.find(({operationId}) => operationId === id) ?? expect.fail(`The quirks have no ${id}.`);
}
const request = (id: string) => exampleRequest(operation(id), {url: 'http://x'});
const curlOf = (id: string) => curl(sampleInput(operation(id), request(id)));

test('swagger-ui#5187, #9384: a path names one value twice, and the query has one of the same name', () => {
  expect(request('getTwice').url).toBe('http://x/odd/123/123.json?key=other');
});

test('openapi-explorer#135: a header that is an object is sent', () => {
  expect(request('getTwice').headers).toEqual([['x-client', 'name,planner,version,2']]);
});

test('scalar#2328, #7733: an optional parameter is not sent unasked', () => {
  expect(request('getTwice').url).not.toContain('quiet');
});

test('swagger-ui#1934: a parameter that may stand without a value is named, since nobody can send it so', () => {
  expect(leftOut(written)).toContain(
    'get /odd/{key}/{key}.json: samples and explorer cannot send "quiet" without a value.',
  );
});

test('elastic/docs#731: curl asks for headers alone by an option of its own, or it waits for a body', () => {
  expect(curlOf('headTwice')).toBe("curl 'http://x/odd/123/123.json' \\\n  --head");
});

test('swagger-ui#2136: a body in a GET is named, and sent by nothing, since no browser sends it', () => {
  expect(request('searchOdd').body).toBeUndefined();
  expect(leftOut(written)).toContain('get /odd/search: samples and explorer leave out the body of a GET.');
});

test('swagger-ui#7544, #4685: a body of bytes is named, and no JSON is sent for it', () => {
  expect(request('sendBytes').body).toBe('');
  expect(request('sendBytes').headers).toEqual([['content-type', 'application/octet-stream']]);
  expect(unsentBodies(operations)).toContain(
    'sendBytes: samples and explorer have no body of type application/octet-stream to send.',
  );
  expect(unsentBodies(operations)).toContain(
    'sendPicture: samples and explorer send a text in place of a file of type image/png.',
  );
});

test('swagger-ui#3448, #6475: an object is no XML', () => {
  expect(request('sendMarkup').body).toBe('');
  expect(request('sendMarkupText').body).toBe('<root><x>1</x></root>');
  expect(unsentBodies(operations)).toContain(
    'sendMarkup: samples and explorer have no body of type application/xml to send.',
  );
  expect(unsentBodies(operations).join()).not.toContain('sendMarkupText');
});

test('scalar#8057, #1451, swagger-ui#10047: a form without an example is sent field by field, JSON in a text as it is', () => {
  expect(request('lookUp').body).toBe('ac=4&product_id=8&data=%7B%22a%22%3A+%5B1%2C+2%5D%7D');
  expect(curlOf('lookUp')).toContain("--data-raw 'ac=4&product_id=8");
});

test('a response that is described for every status alike, or for a hundred of them, is known', () => {
  const other = {description: 'other', headers: {}, content: {}};
  const responses = {
    404: {...other, description: 'none'},
    '4xx': {...other, description: 'wrong'},
    default: other,
  };
  expect([404, 409, 500].map((status) => responseFor(responses, status)?.description)).toEqual([
    'none',
    'wrong',
    'other',
  ]);
  expect(responseFor({404: other}, 500)).toBeUndefined();
  expect(sampleInput(operation('getTwice'), request('getTwice')).responseKind).toBe('json');
});

test('swagger-ui#5501: a shell leaves a credential as it is', () => {
  const sent = {...request('headTwice'), headers: [['authorization', "Bearer r4$2B`id`!'x'\\"]] as const};
  expect(curl(sampleInput(operation('headTwice'), sent))).toContain(
    String.raw`'authorization: Bearer r4$2B` + String.raw`` + '`id`' + String.raw`!'\''x'\''\'`,
  );
});
