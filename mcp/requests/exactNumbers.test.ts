import {expect, test} from 'vitest';
import {openApiContract} from '../contract/ApiContract';
import type {Context} from '../Context';
import type {Answer} from '../Tool';
import {checkRequest} from '../tools/checkRequest';
import {describeOperation} from '../tools/describeOperation';
import {sendRequests} from '../tools/sendRequests';
import {runWorkflow} from '../workflows/runWorkflow';
import {arazzo} from '../workflows/Workflow';
import type {Server} from './Server';

// JavaScript has no room for these digits: parsed, they end in 992.
const LONG = '9007199254740993';

const schema = `{"type": "object", "required": ["serial"], "properties": {"serial": {"type": "integer", "maximum": ${LONG}}}}`;
const operation = (id: string, more: string) =>
  `{"operationId": "${id}", "summary": "${id}", "security": [], ${more} "responses": {"200": {"description": "OK", "content": {"application/json": {"schema": ${schema}, "example": {"serial": ${LONG}}}}}}}`;
const contract = `{
  "openapi": "3.1.0", "info": {"title": "Serials", "version": "1"},
  "paths": {
    "/serials": {"post": ${operation('createSerial', `"requestBody": {"required": true, "content": {"application/json": {"schema": ${schema}}}},`)}},
    "/serials/{serial}": {"get": ${operation('getSerial', `"parameters": [{"name": "serial", "in": "path", "required": true, "schema": {"type": "integer"}}],`)}}
  }
}`;

/** A server that answers with the long number, and keeps what it was sent. */
function platform() {
  const sent: {url: string; body: string}[] = [];
  const server: Server = {
    name: 'sandbox',
    address: 'http://127.0.0.1:1',
    apiKey: 'k',
    send: async (request) => {
      sent.push({url: request.url, body: await request.text()});
      return new Response(`{"serial": ${LONG}, "name": "\\u0000"}`, {
        headers: {'content-type': 'application/json'},
      });
    },
  };
  const api = openApiContract(contract);
  const context = {api, servers: [server]} as unknown as Context;
  return {sent, server, api, context};
}

test('describes limits and examples with all their digits', async () => {
  const {context} = platform();
  const {text} = await describeOperation.run({operationId: 'createSerial', offset: 0}, context);
  expect(text).toContain(`"maximum": ${LONG}`);
  expect(text).toContain(`"serial": ${LONG}`);
  expect(() => JSON.parse(text) as unknown).not.toThrow();
});

test('sends a body that is text with all its digits, and shows those of the response', async () => {
  const {context, sent} = platform();
  const body = `{"serial":${LONG}}`;
  const checked = await checkRequest.run({operationId: 'createSerial', body}, context);
  expect(checked.data).toMatchObject({isValid: true});
  const write = sendRequests(context).find(({name}) => name === 'send_write_request');
  const {text} = (await write?.run({operationId: 'createSerial', body}, context)) as Answer;
  expect(sent[0]?.body).toBe(body);
  expect(text).toContain(`"serial": ${LONG}`);
});

test('a workflow hands a long number on as it came, in a path and in a body', async () => {
  const {api, server, sent} = platform();
  const {workflows} = arazzo.parse({
    workflows: [
      {
        workflowId: 'serials',
        steps: [
          {
            stepId: 'first',
            operationId: 'createSerial',
            requestBody: {payload: {serial: 1}},
            successCriteria: [{condition: `$response.body#/serial == ${LONG}`}],
            outputs: {serial: '$response.body#/serial'},
          },
          {
            stepId: 'second',
            operationId: 'getSerial',
            parameters: [{name: 'serial', in: 'path', value: '$steps.first.outputs.serial'}],
            successCriteria: [{condition: `$response.body#/serial > 1 && $response.body#/serial != 992`}],
          },
          {
            stepId: 'third',
            operationId: 'createSerial',
            requestBody: {payload: {serial: '$steps.first.outputs.serial'}},
          },
        ],
        outputs: {serial: '$steps.first.outputs.serial'},
      },
    ],
  });
  const result = await runWorkflow(workflows[0]!, {}, {api, server, now: new Date(0)});
  expect(result.steps.flatMap(({failed}) => failed)).toEqual([]);
  expect(sent.map(({url, body}) => [new URL(url).pathname, body])).toEqual([
    ['/serials', '{"serial":1}'],
    [`/serials/${LONG}`, ''],
    ['/serials', `{"serial":${LONG}}`],
  ]);
  expect(result.outputs).toEqual({serial: LONG});
});
