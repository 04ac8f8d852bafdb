import {languages} from '../../src/code/samples/languages';
import type {Outcome} from './runSamples';
import type {Run} from './runPage';

const labels = new Map<string, string>([
  ...languages.map(({id, label}): [string, string] => [id, label]),
  ['respect', 'Respect'],
]);

/** What a run of all samples came to: what was executed, by what, and each failure with page, line and difference. */
export function report({pages, runs, runtimes, updated}: Outcome, seconds: number): string {
  const failed = runs.filter(({problem}) => problem !== undefined);
  const skipped = runs.filter((run) => run.skipped !== undefined);
  const executed = runs.filter((run) => run.skipped === undefined && !run.isParsedOnly);
  const inWorkflows = executed.filter(({language}) => language === 'respect');
  const inReference = executed.filter(({language}) => language === 'java');
  const samples = pages.flatMap((page) => page.samples);
  const requests = samples.filter(({kind}) => kind === 'request').length;
  const names = runtimes.runtimes.map(({language}) => labels.get(language)).join(', ');
  return [
    ...updated.map((file) => `written: ${file}`),
    ...failed.map(failure),
    ...runtimes.runtimes.map(({language, name}) => {
      const own = executed.filter((run) => run.language === language);
      return `${labels.get(language)}: ${own.length} executed (${name})`;
    }),
    ...(inWorkflows.length > 0 ? [`Respect: ${inWorkflows.length} steps of workflows executed`] : []),
    ...(inReference.length > 0 ? [`Java: ${inReference.length} executed, of the reference alone`] : []),
    ...runtimes.checks.map(({language}) => {
      const own = runs.filter((run) => run.language === language);
      return `${labels.get(language)}: ${own.length} parsed, not executed: nothing here runs them`;
    }),
    ...(skipped.length > 0 ? [`${skipped.length} not run: they come after a failure in their page`] : []),
    `${pages.length} pages, ${samples.length} samples (${requests} requests, ${samples.length - requests} programs), ` +
      `${runtimes.runtimes.length} languages (${names}), ${executed.length} runs in ${seconds.toFixed(1)} s`,
    `${runs.length - failed.length - skipped.length} passed, ${failed.length} failed`,
  ].join('\n');
}

function failure({at, name, language, problem}: Run): string {
  return `FAILED ${at}  ${name} (${labels.get(language)}): ${problem}\n`;
}
