import {onTestFinished} from 'vitest';
import {spawnSandbox} from '../../sandbox/testing/spawnSandbox';

/** The moment of the guides. */
export const STORY_TIME = '2026-07-14T18:00:00Z';

/** A fresh sandbox at the moment of the guides, whose `/mcp` reads the built site. @returns its address */
export async function openSandbox(): Promise<string> {
  const {url, end} = await spawnSandbox({
    SANDBOX_DATA: ':memory:',
    SANDBOX_NOW: STORY_TIME,
    SANDBOX_SEED: '1',
    MCP_SITE: 'build',
  });
  onTestFinished(() => end('SIGTERM').then(() => undefined));
  return url;
}
