import {expect, test} from 'vitest';
import {collectSamples} from './collectSamples';
import {parsePage} from './parsePage';
import {recordedJson} from './recordedText';

const collect = (text: string) => collectSamples(parsePage(text), 'docs/page.mdx').map(({sample}) => sample);
const RESPONSE = '\n```json response 200\n{}\n```\n';

test('reads a request with its meta, headers, body and response, inside other elements too', () => {
  const [sample] = collect(`---
title: Braces {are not} code here
---

<Tabs>

\`\`\`http send auth=bearer capture=planId:/plans/0/id
POST /flights/v2/plans?x={{hour}}
Accept: application/json

{"a": 1}
\`\`\`

\`\`\`json response 201 keep=3
\`\`\`

</Tabs>
`);
  expect(sample).toMatchObject({
    kind: 'request',
    line: 7,
    request: {
      name: 'send',
      method: 'POST',
      target: '/flights/v2/plans?x={{hour}}',
      headers: [['accept', 'application/json']],
      body: '{"a": 1}',
      auth: 'bearer',
      captures: [{name: 'planId', pointer: '/plans/0/id'}],
      responseKind: 'json',
    },
    recorded: {status: 201, language: 'json', keep: 3, text: ''},
  });
});

test.each([
  ['```http send\nGET /areas\n```\n', 'page.mdx:1  The recorded response is missing'],
  ['```http Send\nGET /areas\n```\n' + RESPONSE, 'A request needs a name in kebab case'],
  ['```http send\nFETCH it\n```\n' + RESPONSE, '"FETCH it" is not a request'],
  ['```http send colour=red\nGET /areas\n```\n' + RESPONSE, '"colour=red" means nothing'],
  ['```http send\nGET /areas/{{areaId}}\n```\n' + RESPONSE, '{{areaId}} is unknown'],
  ['```http send\nGET /areas/{{now-1y}}\n```\n' + RESPONSE, '{{now-1y}} is unknown'],
  ['```http send\nPOST /areas\n\n{"a": }\n```\n' + RESPONSE, 'The body is not JSON'],
  ['```http send\nGET /areas\nx-api-key: a\n```\n' + RESPONSE, 'The header x-api-key is added by itself'],
  ['text\n' + RESPONSE, 'page.mdx:3  A recorded response stands directly after its request'],
  ['```http send\nGET /areas\n```\n\n```yaml response 200\n```\n', 'A response is written'],
  ['<Program />\n', 'A program needs a name'],
  [
    ('```http send\nGET /areas\n```\n' + RESPONSE).repeat(2).replaceAll('```\n```', '```\n\n```'),
    'The name send is taken in this page',
  ],
])('says what is wrong and where: %#', (text, sentence) => {
  expect(() => collect(text)).toThrow(sentence);
});

test('a shortened response keeps positions whole and counts the rest', () => {
  const ring = [
    [-121.6, 44.2, 1200],
    [-121.5, 44.2, 1200],
    [-121.5, 44.3, 1200],
  ];
  expect(JSON.parse(recordedJson({ring, ids: ['a', 'b', 'c', 'd', 'e']}, 1))).toEqual({
    ring: [[-121.6, 44.2, 1200], '… 2 more'],
    ids: ['a', '… 4 more'],
  });
});
