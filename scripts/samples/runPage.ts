import {existsSync} from 'node:fs';
import {mkdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {developer, SEEDED_PASSWORD} from '../../sandbox/base/seededAccounts';
import type {Json} from '../../src/openapi/document/types';
import {capturedFrom} from '../../src/code/sample-request/captured';
import {storyTime} from '../../src/code/sample-request/placeholders';
import type {ProgramSample, RequestSample} from '../../src/publishing/samples/types';
import {atHome, ignoredFields, wrongResponse, wrongRequest, wrongStatus} from './compare';
import {difference} from './difference';
import type {ReadPage} from './pages';
import type {Exchange, RecordingSandbox} from './recordingSandbox';
import type {Finished, Runtime} from './runtimes/types';
import {expectedRequest, programText, type Caller} from './sampleText';

/** What a run is given: a fresh sandbox, who calls it, and an empty folder. */
export interface Stage {
  readonly sandbox: RecordingSandbox;
  readonly caller: Caller;
  readonly folder: string;
}

/** One sample in one language. */
export interface Run {
  readonly at: string;
  readonly name: string;
  readonly language: string;
  /** In lines; undefined when all is as recorded. */
  readonly problem?: string;
  /** Whether nothing here runs the language, so that the text was only parsed. */
  readonly isParsedOnly?: boolean;
  /** Page and line of the failure that it would have built on: it was not run. */
  readonly skipped?: string;
}

/** What a run saw, for whoever records it. */
export interface Seen {
  readonly onResponse?: (sample: RequestSample, exchange: Exchange) => void;
  readonly onOutput?: (sample: ProgramSample, text: string) => void;
}

/**
 * Executes the samples of a page in order. After the first that is not as recorded the rest is not run: it builds on
 * what went before.
 *
 * @param runtimeFor what runs a sample: one language throughout, or any when responses are recorded
 */
export async function runPage(
  page: ReadPage,
  stage: Stage,
  runtimeFor: (sample: RequestSample | ProgramSample) => Runtime | undefined,
  seen: Seen = {},
): Promise<Run[]> {
  const {file, samples} = page;
  const values: Record<string, string> = {};
  const runs: Run[] = [];
  for (const [index, sample] of samples.entries()) {
    const runtime = runtimeFor(sample);
    if (!runtime) continue;
    const name = sample.kind === 'request' ? sample.request.name : sample.name;
    const run = {at: `${file}:${sample.line}`, name, language: runtime.language};
    const after = runs.find(({problem}) => problem !== undefined)?.at;
    if (after !== undefined) {
      runs.push({...run, skipped: after});
      continue;
    }
    const folder = path.join(stage.folder, String(index));
    await mkdir(folder, {recursive: true});
    const own = {...stage, folder};
    const problem =
      sample.kind === 'request'
        ? await runRequest(sample, page, own, runtime, values, seen)
        : await runProgram(sample, page, own, runtime, seen);
    runs.push({...run, ...(problem !== undefined && {problem})});
  }
  return runs;
}

async function runRequest(
  sample: RequestSample,
  page: ReadPage,
  {sandbox, caller, folder}: Stage,
  runtime: Runtime,
  values: Record<string, string>,
  {onResponse}: Seen,
): Promise<string | undefined> {
  const {request, recorded} = sample;
  const filling = {now: storyTime, values};
  sandbox.take();
  const finished = await runtime.run(
    {text: programText(request, runtime.language, caller, filling)},
    folder,
    {},
  );
  const [exchange, ...more] = sandbox.take();
  if (!exchange) return `no request arrived.\n${told(finished)}`;
  if (more.length > 0) return `${more.length + 1} requests arrived in place of one.`;
  const wrong =
    wrongRequest(expectedRequest(request, caller, filling), caller.server, exchange) ??
    wrongStatus(recorded, exchange, sandbox.url) ??
    ignoredFields(exchange) ??
    (onResponse
      ? undefined
      : await wrongResponse(recorded, exchange, {url: sandbox.url, folder: page.folder})) ??
    capture(sample, exchange, values);
  if (wrong !== undefined) return wrong;
  // What the samples print of an error is an error in some languages: only a successful response says how to end.
  if (exchange.response.status < 400 && finished.status !== 0)
    return `it ends with status ${finished.status}.\n${told(finished)}`;
  onResponse?.(sample, exchange);
  return undefined;
}

/** Takes from a response what later samples need; says what is not there. */
function capture(
  {request: {captures}}: RequestSample,
  {response}: Exchange,
  values: Record<string, string>,
): string | undefined {
  if (captures.length === 0) return undefined;
  const isJson = response.contentType.endsWith('json') && response.body.length > 0;
  const found = isJson ? capturedFrom(JSON.parse(response.body.toString('utf8')) as Json, captures) : {};
  Object.assign(values, found);
  const missing = captures.find(({name}) => !(name in found));
  return (
    missing &&
    `the response has no text or number at ${missing.pointer}, which capture=${missing.name} names.`
  );
}

async function runProgram(
  sample: ProgramSample,
  page: ReadPage,
  {sandbox, caller, folder}: Stage,
  runtime: Runtime,
  {onOutput}: Seen,
): Promise<string | undefined> {
  const file = programFile(page, sample, runtime.ending);
  const finished = await runtime.run({file}, folder, programEnvironment(caller.server));
  const out = atHome(finished.out, sandbox.url);
  if (finished.status !== 0) return `it ends with status ${finished.status}.\n${told(finished)}`;
  onOutput?.(sample, out);
  if (onOutput) return undefined;
  const recorded = await readFile(programFile(page, sample, 'out'), 'utf8').catch(() => undefined);
  if (recorded === undefined) return 'its output is not recorded: run `npm run samples -- --update`.';
  if (recorded === out) return undefined;
  return `its output is not the recorded one (- recorded, + printed):\n${difference(recorded, out)}`;
}

/** What a program reads: where the sandbox is, its developer, and the story's time in place of the clock. */
export function programEnvironment(server: string): Record<string, string> {
  return {
    PLATFORM_URL: server,
    PLATFORM_KEY: developer.apiKeys[0] ?? '',
    PLATFORM_EMAIL: developer.email,
    PLATFORM_PASSWORD: SEEDED_PASSWORD,
    PLATFORM_NOW: storyTime.toISOString(),
  };
}

/** The file of a program beside its page. */
export function programFile(
  {folder}: Pick<ReadPage, 'folder'>,
  {name}: ProgramSample,
  ending: string,
): string {
  return path.join(folder, 'samples', `${name}.${ending}`);
}

/** Whether a program is written in a language. */
export function hasProgram(page: ReadPage, sample: ProgramSample, ending: string): boolean {
  return existsSync(programFile(page, sample, ending));
}

function told({out, err}: Finished): string {
  return `${out}\n${err}`.trim().slice(-2000).replaceAll(/^/gm, '    ');
}
