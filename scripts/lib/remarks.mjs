import {readFile, rm} from 'node:fs/promises';

/** Where the browser tests leave what the summary of `npm test` says about them. */
export const remarksFile = new URL('../../test-results/remarks.txt', import.meta.url);

/** What they left: nothing, when every test passed at once or none ran. */
export async function readRemarks() {
  return (await readFile(remarksFile, 'utf8').catch(() => '')).trim();
}

/** Forgets what an earlier run left. */
export const forgetRemarks = () => rm(remarksFile, {force: true});
