import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {storeHistories} from './bench-sandbox/history';
import {measureBeside, type Held} from './bench-sandbox/hostile';
import {hostileCases, type HostileCase} from './bench-sandbox/hostileCases';
import {measure, type Measured} from './bench-sandbox/load';
import {NOW, scenarios, type Scenario} from './bench-sandbox/scenarios';
import {startPrism} from './bench-sandbox/prism';
import {printRow} from './bench-sandbox/table';
import {startSandbox, type Server} from './servers/startServer';

/**
 * `npm run bench:sandbox`: requests per second of the sandbox on a database in a file, every request and response checked
 * against the contract; beside Prism on the same contract. It reports and judges nothing: machines differ. `-- tile grid`
 * measures those alone whose names contain one of the words; `-- hostile` what a hostile request costs others.
 */
const SECONDS = 3;
const words = process.argv.slice(2);
const isWanted = ({name}: {readonly name: string}) =>
  words.length === 0 || words.some((word) => name.includes(word));
const wanted = scenarios.filter(isWanted);
const wantedHostile = hostileCases.filter(isWanted);
const titles = ['', 'requests/s', 'p50 ms', 'p99 ms', 'Prism/s', 'ratio', 'goal', 'responses'];
const widths = [27, 11, 9, 9, 9, 8, 13];
const hostileTitles = ['', 'median ms', 'other p50', 'other longest', 'responses'];
const hostileWidths = [43, 10, 11, 15];
const data = mkdtempSync(join(tmpdir(), 'sandbox-bench-'));
const servers: Server[] = [];
try {
  console.log('Storing 1,010,000 reports …');
  storeHistories(data);
  const sandbox = await startSandbox({data, now: NOW});
  servers.push(sandbox);
  // The forecast is made ahead in the first fifteen seconds of a start; steady work is what is measured.
  const isSteady = wait(15_000);
  const prism = wanted.some(({withPrism}) => withPrism) ? await startPrism() : undefined;
  if (prism) servers.push(prism);
  await isSteady;
  if (wanted.length > 0) printRow(titles, widths);
  for (const scenario of wanted) {
    const ours = await run(sandbox, scenario);
    const theirs = prism && scenario.withPrism ? await run(prism, scenario) : undefined;
    printRow(rowOf(scenario, ours, theirs), widths);
  }
  if (wantedHostile.length > 0) printRow(hostileTitles, hostileWidths);
  for (const each of wantedHostile)
    printRow(hostileRowOf(each, await measureBeside(sandbox.url, each)), hostileWidths);
} finally {
  for (const server of servers) server.stop();
  rmSync(data, {recursive: true, force: true});
}

async function run({url}: Server, {request, connections, most, isCold}: Scenario): Promise<Measured> {
  if (!isCold) await measure({url, request, connections, seconds: 1});
  return measure({url, request, connections, most, seconds: isCold ? 30 : SECONDS});
}

function rowOf({name, goal = ''}: Scenario, ours: Measured, theirs: Measured | undefined): string[] {
  const responses = [ours, theirs].flatMap((each) => (each ? [JSON.stringify(each.statuses)] : []));
  return [
    name,
    ours.perSecond.toFixed(ours.perSecond < 10 ? 1 : 0),
    ours.p50.toFixed(2),
    ours.p99.toFixed(2),
    theirs?.perSecond.toFixed(0) ?? '',
    theirs ? `${(ours.perSecond / theirs.perSecond).toFixed(1)} ×` : '',
    goal,
    responses.join(' '),
  ];
}

function hostileRowOf({name}: HostileCase, {median, statuses, other}: Held): string[] {
  const figures = [median, other.p50, other.longest].map((milliseconds) => milliseconds.toFixed(1));
  return [name, ...figures, statuses.join(' ')];
}
