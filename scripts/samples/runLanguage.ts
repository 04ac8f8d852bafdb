import {developer} from '../../sandbox/base/seededAccounts';
import {readFile} from 'node:fs/promises';
import {storyTime} from '../../src/code/sample-request/placeholders';
import {recordedValues} from '../../src/publishing/samples/recordedValues';
import type {ReadPage} from './pages';
import {hasProgram, programFile, runPage, type Run} from './runPage';
import type {Runtime} from './runtimes/types';
import {programText} from './sampleText';
import {onFreshSandboxes} from './stage';

/** Executes the samples of all pages in one language. */
export async function runLanguage(
  pages: readonly ReadPage[],
  runtime: Runtime,
  folder: string,
): Promise<Run[]> {
  const runs = await onFreshSandboxes(
    pages,
    folder,
    (page, stage) =>
      runPage(page, stage, (sample) =>
        sample.kind === 'request' || hasProgram(page, sample, runtime.ending) ? runtime : undefined,
      ),
    async (url) =>
      runtime.prepare?.((await Promise.all(pages.map((each) => textsOf(each, runtime, url)))).flat()),
  );
  return runs.flat();
}

/** The programs of a page as they will be run, if its responses are as recorded. */
function textsOf(page: ReadPage, {language, ending}: Runtime, server: string): Promise<string[]> {
  const caller = {server, key: developer.apiKeys[0] ?? '', token: undefined};
  const filling = {now: storyTime, values: recordedValues(page.samples)};
  const texts = page.samples.map(async (sample) => {
    if (sample.kind === 'request') return [programText(sample.request, language, caller, filling)];
    return hasProgram(page, sample, ending)
      ? [await readFile(programFile(page, sample, ending), 'utf8')]
      : [];
  });
  return Promise.all(texts).then((each) => each.flat());
}
