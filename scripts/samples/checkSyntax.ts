import {readFile} from 'node:fs/promises';
import {storyTime} from '../../src/code/sample-request/placeholders';
import {recordedValues} from '../../src/publishing/samples/recordedValues';
import type {Sample} from '../../src/publishing/samples/types';
import type {ReadPage} from './pages';
import {hasProgram, programFile, type Run} from './runPage';
import type {Runtimes} from './runtimes';
import {programText} from './sampleText';

type Check = Runtimes['checks'][number];

/** Parses the samples of languages that nothing here runs. */
export async function checkSyntax(pages: readonly ReadPage[], checks: readonly Check[]): Promise<Run[]> {
  const runs = pages.flatMap((page) =>
    page.samples.flatMap((sample) => checks.map((check) => checkSample(page, sample, check))),
  );
  return (await Promise.all(runs)).flat();
}

async function checkSample(page: ReadPage, sample: Sample, {language, ending, check}: Check): Promise<Run[]> {
  const text = await textOf(page, sample, language, ending);
  if (text === undefined) return [];
  const error = check(text);
  return [
    {
      at: `${page.file}:${sample.line}`,
      name: sample.kind === 'request' ? sample.request.name : sample.name,
      language,
      isParsedOnly: true,
      ...(error !== undefined && {problem: `its syntax is wrong at ${error}`}),
    },
  ];
}

async function textOf(
  page: ReadPage,
  sample: Sample,
  language: Check['language'],
  ending: string,
): Promise<string | undefined> {
  if (sample.kind === 'program')
    return hasProgram(page, sample, ending) ? readFile(programFile(page, sample, ending), 'utf8') : undefined;
  const caller = {server: 'http://127.0.0.1:4010', key: 'key', token: 'token'};
  return programText(sample.request, language, caller, {
    now: storyTime,
    values: recordedValues(page.samples),
  });
}
