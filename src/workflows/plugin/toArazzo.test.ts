import {expect, test} from 'vitest';
import {samplePage} from '../../publishing/samples/collectSamples';
import {parsePage} from '../../publishing/samples/parsePage';
import type {Guide} from './guides';
import {arazzoText} from './arazzoText';
import {toArazzo} from './toArazzo';

const operations = [
  {operationId: 'createPlans', method: 'post', path: '/plans'},
  {operationId: 'getPlan', method: 'get', path: '/plans/{planId}'},
  {operationId: 'getRain', method: 'get', path: '/rain/{year}/{month}/{day}/{hour}'},
];
const context = {operations, version: '3.1.0', site: 'https://portal.example/base/'};

const step1 = `
\`\`\`http send capture=planId:/plans/0/id
POST /plans

{"name": "west-flank", "at": "{{now-30m}}"}
\`\`\`

\`\`\`json response 201
{"plans": [{"id": "01K", "name": "west-flank", "storedAt": "2026-07-14T18:00:00Z"}]}
\`\`\`

\`\`\`http read auth=bearer
GET /plans/{{planId}}?format=x&note=at%20{{now}}
Accept: application/json
\`\`\`

\`\`\`json response 404
{"message": "No plan has this id.", "at": "2026-07-14T18:00:00Z"}
\`\`\`
`;
const step2 = `
\`\`\`http rain auth=none
GET /rain/{{hour+6}}
\`\`\`

\`\`\`png response 200
rain.png
\`\`\`
`;

function page(name: string, text: string): Guide['pages'][number] {
  const file = `docs/guides/plans/${name}.mdx`;
  const requests = samplePage(parsePage(text), file).samples.filter(({kind}) => kind === 'request');
  return {file, title: name, address: `/docs/guides/plans/${name}`, requests: requests as never};
}

const guide: Guide = {name: 'plans', title: 'Plans', pages: [page('step1', step1), page('step2', step2)]};
const [workflow] = toArazzo(guide, context).workflows;

test('each request of a series is a step of its operation, with its credential, path, query, headers and body', () => {
  expect(workflow?.steps).toMatchObject([
    {
      stepId: 'step1-send',
      operationId: 'createPlans',
      parameters: [{name: 'x-api-key', in: 'header', value: '$inputs.apiKey'}],
      requestBody: {
        contentType: 'application/json',
        payload: {name: 'west-flank', at: '$inputs.nowMinus30m'},
      },
      outputs: {planId: '$response.body#/plans/0/id'},
    },
    {
      stepId: 'step1-read',
      operationId: 'getPlan',
      parameters: [
        {name: 'Authorization', in: 'header', value: 'Bearer {$inputs.token}'},
        {name: 'planId', in: 'path', value: '$steps.step1-send.outputs.planId'},
        {name: 'format', in: 'query', value: 'x'},
        {name: 'note', in: 'query', value: 'at {$inputs.now}'},
        {name: 'accept', in: 'header', value: 'application/json'},
      ],
    },
    {
      stepId: 'step2-rain',
      operationId: 'getRain',
      parameters: [
        {name: 'year', in: 'path', value: '$inputs.hourPlus6Year'},
        {name: 'month', in: 'path', value: '$inputs.hourPlus6Month'},
        {name: 'day', in: 'path', value: '$inputs.hourPlus6Day'},
        {name: 'hour', in: 'path', value: '$inputs.hourPlus6Hour'},
      ],
    },
  ]);
});

test('a step succeeds with the recorded status, with what later steps use, and with what does not depend on time', () => {
  expect(workflow?.steps.map(({successCriteria}) => successCriteria.map(({condition}) => condition))).toEqual(
    [
      [
        '$statusCode == 201',
        '$response.body#/plans/0/id != null',
        "$response.body#/plans/0/name == 'west-flank'",
      ],
      ['$statusCode == 404', "$response.body#/message == 'No plan has this id.'"],
      ['$statusCode == 200', "$response.header.content-type == 'image/png'"],
    ],
  );
});

test('times are inputs with the guides’ hour by default, and the file says which time each stands for', () => {
  expect(workflow?.inputs.required).toEqual(['apiKey', 'token']);
  expect(workflow?.inputs.properties).toMatchObject({
    nowMinus30m: {default: '2026-07-14T17:30:00Z', description: 'The present in UTC, 30 minutes earlier.'},
    hourPlus6Day: {default: '15', description: 'The day of the hour in UTC, 6 hours later.'},
  });
  expect(workflow?.['x-times']).toMatchObject({nowMinus30m: 'now-30m', hourPlus6Day: 'hour+6 day'});
});

test('a description leads to the pages of its guide', () => {
  expect(toArazzo(guide, context).info).toEqual({
    title: 'Plans',
    description:
      'The requests of the guide at https://portal.example/base/docs/guides/plans/step1, https://portal.example/base/docs/guides/plans/step2.',
    version: '3.1.0',
  });
});

test('a body keeps the digits of its long numbers', () => {
  const request = `
\`\`\`http long
POST /plans

{"serial": 9007199254740993}
\`\`\`

\`\`\`json response 201
{}
\`\`\`
`;
  const document = toArazzo({...guide, pages: [page('long', request)]}, context);
  expect(arazzoText(document)).toContain('serial: 9007199254740993\n');
});
