import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, onTestFinished, test} from 'vitest';
import type {OperationDocument} from '../../src/openapi/document/types';
import {runReference} from './runReference';
import {findNode} from './runtimes/node';
import type {Runtime} from './runtimes/types';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reference-samples-'));
});
afterEach(() => rm(folder, {recursive: true}));

const response = (type?: string) => ({
  description: '',
  headers: {},
  content: type === undefined ? {} : {[type]: {examples: {default: {value: {found: true}}}}},
});

const operation: OperationDocument = {
  operationId: 'findThings',
  slug: 'find-things',
  method: 'get',
  path: '/things',
  tag: 'Things',
  summary: 'Find things',
  description: '',
  deprecated: false,
  security: [],
  securitySchemes: {},
  parameters: [],
  schemas: {},
  shared: [],
  responses: {200: response('application/json'), 204: response(), 404: response('application/json')},
};

const outcome = async (runtime: Runtime) =>
  (await runReference([operation], [runtime], folder)).map(({name, problem}) => [name, problem]);

test('a sample is executed against each success, with a body and without', async () => {
  const node = findNode();
  onTestFinished(() => node.close?.());
  expect(await outcome(node)).toEqual([
    ['findThings 200', undefined],
    ['findThings 204', undefined],
  ]);
});

test('a program that fails, and one that sends nothing, are named', async () => {
  const ends = (status: number): Runtime => ({
    language: 'javascript',
    ending: 'mjs',
    name: 'none',
    run: () => Promise.resolve({status, out: '', err: 'Unexpected end of JSON input'}),
  });
  expect((await outcome(ends(1)))[1]?.[1]).toContain('Unexpected end of JSON input');
  expect((await outcome(ends(0)))[0]?.[1]).toContain('none in place of GET /things');
});
