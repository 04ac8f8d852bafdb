import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {loadSiteConfig} from '../src/site/config/loadSiteConfig';
import {releasesFolder} from '../src/site/releasesFolder';
import {bundleContract} from './contract/bundle';
import {findProblems} from './contract-diff/findProblems';
import {readHistory, UNRELEASED} from './contract-diff/history';

/**
 * `npm run contract:release`: keeps the working contract as the release of its `info.version`, and gives it the words
 * that were unreleased so far, with today's date. Fails if that version is released already, or if `npm run
 * contract:diff` would fail.
 */
const {apiDescription} = await loadSiteConfig(process.cwd());
const contract = await bundleContract(apiDescription);
const {version} = contract.info;
const history = await readHistory(apiDescription, contract);
const problems = [
  ...findProblems(history),
  ...(history.some(({file}) => file === version)
    ? [`Version ${version} is released already: set \`info.version\` to a newer one.`]
    : []),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  process.exitCode = 1;
} else {
  const folder = releasesFolder(apiDescription);
  const at = (name: string) => path.join(folder, name);
  await mkdir(folder, {recursive: true});
  await writeFile(at(`${version}.json`), `${JSON.stringify(contract, null, 2)}\n`);
  const words = await readFile(at(UNRELEASED), 'utf8').catch(() => 'entries: []\n');
  const entries = words.slice(words.search(/^entries:/m));
  await writeFile(at(`${version}.yaml`), `date: ${new Date().toISOString().slice(0, 10)}\n${entries}`);
  await rm(at(UNRELEASED), {force: true});
  console.log(`contract history: ${version} is released. Commit ${folder}.`);
}
