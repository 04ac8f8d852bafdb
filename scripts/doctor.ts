import {parseArgs} from 'node:util';
import {loadSiteConfig} from '../src/site/config/loadSiteConfig';
import {checks} from './doctor/checks/checks';
import {createContext} from './doctor/context';
import {examine, formatReports, hasFault, summary} from './doctor/examine';
import {root} from './lib/run.mjs';

/**
 * `npm run doctor`: looks at a portal and its services from outside, as `site.config.ts` names them, and says of each
 * finding what to do. `-- --at https://…` names another address of the portal, and `-- --json` prints for programs.
 * Some checks need credentials of Amazon, which are taken from where its tools find them. Fails on a fault.
 */
const {values} = parseArgs({options: {at: {type: 'string'}, json: {type: 'boolean', default: false}}});
try {
  const context = createContext(await loadSiteConfig(root), {address: values.at});
  const reports = await examine(checks, context);
  console.log(
    values.json ? JSON.stringify(reports, null, 2) : `${formatReports(reports)}\n\n${summary(reports)}`,
  );
  process.exitCode = hasFault(reports) ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
