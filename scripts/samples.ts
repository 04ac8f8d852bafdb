import path from 'node:path';
import {parseArgs} from 'node:util';
import {report} from './samples/report';
import {runSamples} from './samples/runSamples';
import {SampleError} from '../src/publishing/samples/SampleError';

/**
 * `npm run samples`: executes every sample of the guides in every language shown, and compares with what the pages
 * record. `-- --update` writes down what comes; `-- flights` takes the pages whose path has that word;
 * `-- --language go` one language. `SAMPLES_ROOT` names another folder that has a `docs` in it.
 */
const {values, positionals} = parseArgs({
  options: {
    update: {type: 'boolean', default: false},
    language: {type: 'string', multiple: true, default: []},
  },
  allowPositionals: true,
});
const repository = path.resolve(import.meta.dirname, '..');
process.chdir(repository);
const root = path.resolve(process.env.SAMPLES_ROOT ?? repository);
const started = performance.now();

try {
  const outcome = await runSamples({
    root,
    words: positionals,
    languages: values.language,
    update: values.update,
  });
  console.log(report(outcome, (performance.now() - started) / 1000));
  process.exitCode = outcome.runs.some(({problem}) => problem !== undefined) ? 1 : 0;
} catch (error) {
  if (!(error instanceof SampleError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
