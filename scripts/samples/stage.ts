import path from 'node:path';
import {developer} from '../../sandbox/base/seededAccounts';
import {catchUp} from './catchUp';
import type {ReadPage} from './pages';
import {openRecordingSandbox} from './recordingSandbox';
import type {Stage} from './runPage';
import {bearerToken} from './signIn';

/**
 * Does something with each page in turn, each on a sandbox as it is when just started, or as the pages that it continues
 * have left it.
 *
 * @param folder where programs run and store what they store
 * @param before told the address before the first page
 */
export async function onFreshSandboxes<Result>(
  pages: readonly ReadPage[],
  folder: string,
  work: (page: ReadPage, stage: Stage) => Promise<Result>,
  before: (url: string) => Promise<void> = () => Promise.resolve(),
): Promise<Result[]> {
  const sandbox = await openRecordingSandbox();
  try {
    await before(sandbox.url);
    const results: Result[] = [];
    for (const [index, page] of pages.entries()) {
      await sandbox.reset();
      const token = needsToken(page) ? await bearerToken(sandbox.url) : undefined;
      const caller = {server: sandbox.url, key: developer.apiKeys[0] ?? '', token};
      await catchUp(page.earlier, caller);
      results.push(await work(page, {sandbox, caller, folder: path.join(folder, String(index))}));
    }
    return results;
  } finally {
    await sandbox.close();
  }
}

function needsToken({samples}: ReadPage): boolean {
  return samples.some((each) => each.kind === 'request' && each.request.auth === 'bearer');
}
