import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {checkRequest, type RawRequest} from '../../sandbox/contract/checkRequest';
import type {JsonObject} from '../../sandbox/contract/document/document';
import {responseViolations} from '../../sandbox/contract/checkResponse';
import {serveContract, type ServedContract} from '../../sandbox/contract/operations/servedContract';
import {operations as documented} from '../../sandbox/contract-tests/contract';
import {countChanges, findInvalidBody, invalidParameters} from '../../sandbox/contract-tests/invalidRequests';
import {nodeData} from '../../sandbox/testing/nodeData';
import {compiledChecks} from '../../src/sandbox-in-page/plugin/compiledChecks';
import {makeChecks} from './makeChecks';

interface Checks {
  readonly serveContract: (document: JsonObject) => ServedContract;
  checkRequest: typeof checkRequest;
  responseViolations: typeof responseViolations;
}
let folder: string;
let compiled: Checks;
let text: string;

beforeAll(async () => {
  await makeChecks();
  const {outputFiles} = await build({
    stdin: {
      contents: `
        export {checkRequest} from './sandbox/contract/checkRequest';
        export {responseViolations} from './sandbox/contract/checkResponse';
        export {serveContract} from './sandbox/contract/operations/servedContract';`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    plugins: [compiledChecks(process.cwd())],
    write: false,
  });
  text = outputFiles[0]?.text ?? '';
  folder = await mkdtemp(path.join(tmpdir(), 'checks-'));
  const file = path.join(folder, 'checks.mjs');
  await writeFile(file, text);
  compiled = (await import(pathToFileURL(file).href)) as Checks;
});
afterAll(() => rm(folder, {recursive: true}));

test('nothing in it makes code from text', () => {
  expect(text).not.toMatch(/new Function|\beval\(/);
});

/** Of large bodies some of the changes, spread over all of their parts: no divisor of what replaces a part. */
const stepThrough = (changes: number): number => Math.max(1, Math.floor(changes / 300) * 12 + 1);

test.each(documented)(
  '$operationId is checked as where Ajv compiles while it runs, word for word',
  (operation) => {
    const {operationId, parameters, body} = operation;
    const find = ({operations}: ServedContract) =>
      operations.find((each) => each.operationId === operationId);
    const [here, there] = [serveContract, compiled.serveContract].map((serve) =>
      find(serve(nodeData.contract())),
    );
    if (!here || !there) throw new Error(`${operationId} is not served.`);
    const nothing: RawRequest = {path: {}, query: {}, headers: {}, body: undefined, bodyType: undefined};
    const requests: RawRequest[] = [nothing];
    for (const {name, in: where, schema} of parameters)
      for (const {text: value} of invalidParameters({name, in: where, schema} as (typeof parameters)[number]))
        if (value !== undefined)
          requests.push(
            where === 'query'
              ? {...nothing, query: {[name]: [value]}}
              : {...nothing, path: {[name]: value}, headers: {prefer: 'handling=strict'}},
          );
    for (const example of body?.examples.values() ?? [])
      for (let index = 0; index < countChanges(example); index += stepThrough(countChanges(example))) {
        const changed = findInvalidBody(body?.schema ?? '', example, index);
        // What the schema allows is checked too.
        requests.push({...nothing, body: changed?.body ?? example, bodyType: 'application/json'});
      }
    for (const request of requests) {
      // A check fills in defaults: each has a copy of its own.
      const [one, other] = [structuredClone(request), structuredClone(request)];
      expect(compiled.checkRequest(there, other)).toEqual(checkRequest(here, one));
    }
  },
);

test('a response that breaks the contract is found', () => {
  const [here, there] = [serveContract, compiled.serveContract].map((serve) =>
    serve(nodeData.contract()).operations.find(({operationId}) => operationId === 'getCollections'),
  );
  const headers = {'content-type': 'application/json'};
  const broken = {status: 200, headers, body: {collections: [{collectionId: 7}]}};
  const fine = {status: 200, headers, body: {collections: []}};
  if (!here || !there) throw new Error('Collections are not listed.');
  expect(responseViolations(here, fine)).toEqual([]);
  expect(compiled.responseViolations(there, fine)).toEqual([]);
  expect(responseViolations(here, broken)).not.toEqual([]);
  expect(compiled.responseViolations(there, broken)).not.toEqual([]);
});
