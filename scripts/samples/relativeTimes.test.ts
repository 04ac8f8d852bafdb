import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {clocks, type Clock} from '../../src/publishing/article/clocks';
import {fromNow} from '../../src/publishing/article/relativeTimes';
import {recordedValues} from '../../src/publishing/samples/recordedValues';
import {isTimed, storyTime} from '../../src/code/sample-request/placeholders';
import type {SampleRequest} from '../../src/code/sample-request/types';
import {languages} from '../../src/code/samples/languages';
import {sampleCredential, toSampleInput} from '../../src/guide/request/toHttp';
import {sampleInput} from '../../src/code/samples/sampleInput';
import type {OperationDocument} from '../../src/openapi/document/types';
import {exampleRequest} from '../../src/openapi/request/exampleRequest';
import {readOperationDocuments} from '../../src/publishing/reference/readOperationDocuments';
import {readPages} from './pages';
import {openRecordingSandbox, type RecordingSandbox} from './recordingSandbox';
import {findRuntimes, type Runtimes} from './runtimes';

let folder: string;
let tools: Runtimes;
let sandbox: RecordingSandbox;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'relative-times-'));
  tools = await findRuntimes(folder, []);
  sandbox = await openRecordingSandbox({});
});

afterAll(async () => {
  for (const {close} of tools.runtimes) close?.();
  await sandbox.close();
  await rm(folder, {recursive: true});
});

/** A sample as the page's Markdown edition has it. */
function twinText(request: SampleRequest, language: string, values: Readonly<Record<string, string>> = {}) {
  const printer = languages.find(({id}) => id === language);
  const clock = clocks[language];
  if (!printer || !clock) throw new Error(`${language} has no printer or no clock.`);
  const credential = sampleCredential(request.auth, 'sandbox-developer-key');
  const filling = {now: storyTime, values, server: sandbox.url, credential};
  return fromNow(printer.print(toSampleInput(request, filling)), clock);
}

const sample = (method: string, target: string, body?: string): SampleRequest => ({
  name: 'a',
  method,
  target,
  headers: [],
  auth: 'key',
  captures: [],
  responseKind: 'json',
  ...(body !== undefined && {body}),
});

const story = (engine: string): readonly SampleRequest[] => [
  sample(
    'POST',
    '/locations/v2/objects',
    `[{"objectId": "${engine}", "timestamp": "{{now-2m}}", "location": {"type": "Point", "coordinates": [-121.3, 44.0]},
  "expirationDateTime": "{{now+10m}}"}]`,
  ),
  sample('GET', `/locations/v2/objects/${engine}`),
  sample('GET', `/locations/v2/objects/${engine}/history?start={{now-1h}}&limit=5`),
  {...sample('GET', '/weatherforecast/v2/temperature/{{hour+2}}'), responseKind: 'binary'},
];

test('samples of the Markdown editions work at any time, in each language that this machine runs', async () => {
  expect(tools.runtimes.map(({language}) => language)).toEqual(
    expect.arrayContaining(['curl', 'javascript', 'python']),
  );
  for (const {language, run} of tools.runtimes) {
    // Each language reports an engine of its own.
    for (const request of story(`engine-${language}`)) {
      const {status, err} = await run({text: twinText(request, language)}, folder, {});
      expect(status, `${language}: ${err}`).toBe(0);
    }
    const statuses = sandbox.take().map(({response, target}) => `${response.status} ${target.split('/')[1]}`);
    // The report has not expired, the history has it, and the forecast reaches that hour.
    expect(statuses, language).toEqual([
      '201 locations',
      '200 locations',
      '200 locations',
      '200 weatherforecast',
    ]);
  }
});

test('no time of the story is left in any sample of a guide, and the syntax is right', async () => {
  const pages = await readPages('.', 'docs', []);
  const timed = pages.flatMap(({file, samples}) =>
    samples.flatMap((each) =>
      each.kind === 'request' && isTimed(JSON.stringify(each.request))
        ? [{file, request: each.request, values: recordedValues(samples)}]
        : [],
    ),
  );
  expect(timed.length).toBeGreaterThan(10);
  for (const {file, request, values} of timed)
    for (const language of Object.keys(clocks)) {
      const text = twinText(request, language, values);
      expect(text, `${file} ${request.name} ${language}`).not.toMatch(/2026[-/]\d\d/);
      const check = tools.checks.find((each) => each.language === language)?.check;
      expect(check?.(text), text).toBeUndefined();
    }
});

test('samples of the reference work at any time, with the hour of a grid and the end of a report', async () => {
  const operations = await readOperationDocuments('.');
  const timed = operations.filter((operation) => isTimedOperation(operation));
  expect(timed.map(({operationId}) => operationId)).toEqual(
    expect.arrayContaining(['createObjects', 'getObjectHistory', 'getTemperatureGrid']),
  );
  const server = {url: sandbox.url, demoKey: 'sandbox-developer-key'};
  for (const operation of timed) {
    for (const {id, print} of languages) {
      const clock = clocks[id];
      const text = clock && fromNow(print(sampleInput(operation, exampleRequest(operation, server))), clock);
      expect(text, `${operation.operationId} ${id}`).not.toMatch(/2026[-/]\d/);
    }
    const {print} = languages.find(({id}) => id === 'curl') ?? {};
    const text = print?.(sampleInput(operation, exampleRequest(operation, server)));
    const curl = tools.runtimes.find(({language}) => language === 'curl');
    const {status, out, err} =
      (await curl?.run({text: fromNow(text ?? '', clocks.curl as Clock)}, folder, {})) ?? {};
    const [exchange] = sandbox.take();
    expect(status, `${operation.operationId}: ${err}`).toBe(0);
    expect(exchange?.response.status, `${operation.operationId}: ${out}`).toBeLessThan(300);
  }
});

/** Whether the page's samples change with the time. */
function isTimedOperation(operation: OperationDocument): boolean {
  const request = exampleRequest(operation, {url: 'http://x'});
  return /2026(?:-07|\/7)/.test(request.url + (request.body ?? ''));
}

test.each(['java', 'csharp'])('%s puts times into a text block behind its end', (language) => {
  const [report] = story('engine-14');
  const text = report && twinText(report, language);
  expect(text).toContain('"timestamp": "{now-120s}"');
  expect(text).toMatch(
    /""".[rR]eplace\("\{now-120s\}", [fF]romNow\(-120\)\).[rR]eplace\("\{now\+600s\}", [fF]romNow\(600\)\)/,
  );
});
