import {expect, test} from 'vitest';
import {report} from '../../scripts/samples/report';
import {runSamples} from '../../scripts/samples/runSamples';

/** What the page says in place of calling a webhook: a browser cannot be called, and calls no other address. */
const CALLS_NOBODY = 'a sandbox in a page can call no address';

test('the samples of the guides get from the page what the guides record', {timeout: 600_000}, async () => {
  const started = performance.now();
  // A word that is in the path of each page: what is run besides the guides needs no sandbox, or is a download.
  const outcome = await runSamples({
    root: process.cwd(),
    words: ['.mdx'],
    languages: ['javascript'],
    update: false,
  });
  console.log(report(outcome, (performance.now() - started) / 1000));
  const failed = outcome.runs.filter(({problem}) => problem !== undefined && !problem.includes(CALLS_NOBODY));
  expect(failed).toEqual([]);
  expect(outcome.runs.filter(({problem}) => problem === undefined).length).toBeGreaterThan(150);
});
