import {afterAll} from 'vitest';
import {startProgram, type StartedProgram} from '../../sandbox/testing/startProgram';

/** The moment of the guides. */
export const STORY_TIME = '2026-07-14T18:00:00Z';

let started: Promise<StartedProgram> | undefined;
const processes: StartedProgram['process'][] = [];
afterAll(() => processes.forEach((each) => each.kill('SIGKILL')));

/**
 * A fresh sandbox at the moment of the guides, whose `/mcp` reads the built site. A file has one process, which is reset
 * for each test: a reset sandbox responds as a fresh one, and keeps what it has read of the site.
 *
 * @returns its address
 */
export async function openSandbox(): Promise<string> {
  if (!started) return (await (started = start())).url;
  const {url} = await started;
  const {status} = await fetch(`${url}/sandbox/reset`, {method: 'POST'});
  if (status !== 204) throw new Error(`The sandbox was not reset: ${status}.`);
  return url;
}

function start(): Promise<StartedProgram> {
  const environment = {
    SANDBOX_DATA: ':memory:',
    SANDBOX_NOW: STORY_TIME,
    SANDBOX_SEED: '1',
    MCP_SITE: 'build',
  };
  return startProgram(environment, (child) => void processes.push(child));
}
