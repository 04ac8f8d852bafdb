import {readFile} from 'node:fs/promises';
import {loadSiteConfig} from '../src/site/config/loadSiteConfig';
import {describeChange} from './contract-diff/describeChange';
import {findProblems} from './contract-diff/findProblems';
import {readHistory} from './contract-diff/history';
import {ensureContract} from './contract/ensureContract';
import {contractFiles} from './contract/files';

/**
 * `npm run contract:diff`: prints what the working contract changes since the last release, whether it breaks programs,
 * and which operations it concerns. Fails on a change that breaks programs without a new version, on a change without an
 * entry in words, and on words without a change.
 */
const {apiDescription} = await loadSiteConfig(process.cwd());
const {makeRest} = await ensureContract();
await makeRest();
const history = await readHistory(apiDescription, JSON.parse(await readFile(contractFiles.json, 'utf8')));
const [working, last] = history.toReversed();
if (!working?.changes || !last) {
  console.log('contract history: no release is kept. `npm run contract:release` keeps the first.');
} else {
  for (const change of working.changes) console.log(describeChange(change));
  const problems = findProblems(history);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  const breaking = working.changes.filter(({verdict}) => verdict === 'breaking').length;
  console.log(
    `contract history: ${working.changes.length} change(s) since ${last.version}, ${breaking} of them breaking, ${problems.length} problem(s)`,
  );
}
