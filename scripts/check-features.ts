import {existsSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {loadSiteConfig} from '../src/site/config/loadSiteConfig';
import {groups, type Absence} from './check-features/features';
import {problemsBelow} from './check-features/problemsBelow';
import {node, npm} from './lib/run.mjs';

/**
 * `npm run check:features`: builds the site without some of its features, as if their lines in `docusaurus.config.ts` were
 * taken out, and fails when a build does, or when anything of a feature is left in what browsers download. The site lies
 * below a path of its host; where it has sign-in and a sandbox in the page, both are tried there. Nothing is minified:
 * what is in the bundle is seen by modules.
 */
const BUILD = '.generated/without-features';
const MODULES = '.generated/without-features.json';

process.env.SITE_CONFIG = 'tests/features/site.config.ts';
process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME = '.generated/.docusaurus-features';
// Once for all builds; `npm test` has generated the same, and reads it in other stages at this moment.
if (!process.env.PORTAL_GENERATED) {
  if ((await npm(['run', '--silent', 'generate'])) !== 0) throw new Error('Generating failed, see above.');
  process.env.PORTAL_GENERATED = 'true';
}

const bundles: {readonly absences: readonly Absence[]; readonly modules: readonly string[]}[] = [];
let problems = 0;
for (const absences of groups) {
  const modules = await buildWithout(absences);
  bundles.push({absences, modules});
  if (!absences.some(({feature}) => feature === 'auth' || feature === 'sandbox-in-page')) {
    const {api, baseUrl} = await loadSiteConfig(process.cwd());
    const machine = api.servers.find(({inPage}) => inPage)?.url ?? '';
    tell(await problemsBelow({build: BUILD, baseUrl, machine}));
  }
  tell(absences.flatMap((absence) => leftOvers(absence, modules)));
}
// A pattern that matches nothing where the feature is there could never find anything.
for (const {absences} of bundles) {
  const others = bundles.filter((each) => each.absences !== absences).flatMap(({modules}) => modules);
  tell(absences.flatMap((absence) => unmatched(absence, others)));
}
const names = groups.flat().map(({feature}) => feature);
console.log(`features: built without ${names.join(', ')}; ${problems} problems`);
process.exitCode = problems > 0 ? 1 : 0;

async function buildWithout(absences: readonly Absence[]): Promise<string[]> {
  const without = absences.map(({feature}) => feature).join(',');
  rmSync(MODULES, {force: true});
  rmSync(BUILD, {recursive: true, force: true});
  process.env.WITHOUT_FEATURES = without;
  process.env.MODULES_FILE = MODULES;
  const config = ['--config', 'tests/features/docusaurus.config.ts'];
  if ((await node(['scripts/build.mjs', ...config, '--no-minify', '--out-dir', BUILD])) !== 0)
    throw new Error(`The site could not be built without ${without}.`);
  return JSON.parse(readFileSync(MODULES, 'utf8')) as string[];
}

function leftOvers({feature, modules, files}: Absence, bundled: readonly string[]): string[] {
  return [
    ...bundled
      .filter((file) => modules.some((pattern) => pattern.test(file)))
      .map((file) => `${feature} is left out, but its module is in the bundle: ${file}`),
    ...files
      .filter((file) => existsSync(join(BUILD, file)))
      .map((file) => `${feature} is left out, but the site has ${file}`),
  ];
}

function unmatched({feature, modules}: Absence, bundled: readonly string[]): string[] {
  return modules
    .filter((pattern) => !bundled.some((file) => pattern.test(file)))
    .map((pattern) => `${feature} has no module ${String(pattern)} where it is there`);
}

function tell(lines: readonly string[]): void {
  problems += lines.length;
  for (const line of lines) console.error(line);
}
