import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/** A folder that this process alone writes to, until it lets go of it. */
export interface DataFolder {
  readonly databaseFile: string;
  release(): void;
}

const ELSEWHERE = 'set SANDBOX_DATA to another folder';

/** The lock files that this process holds: after a restart in a container, another's may name the same process id. */
const held = new Set<string>();

/**
 * Makes the folder when it is missing and takes its lock. A lock of a process that has ended is taken over.
 * @throws Error that names the folder and a remedy, when it cannot be made or another sandbox has it.
 */
export function claimDataFolder(folder: string): DataFolder {
  const lockFile = join(folder, 'sandbox.lock');
  try {
    mkdirSync(folder, {recursive: true});
    if (!takeLock(lockFile)) {
      const owner = Number(readFileSync(lockFile, 'utf8'));
      if (isRunning(owner, lockFile))
        throw new Error(
          `Another sandbox (process ${owner}) has the data folder ${folder}. Stop it, or ${ELSEWHERE}.`,
        );
      writeFileSync(lockFile, String(process.pid));
    }
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    const what = code === 'EEXIST' || code === 'ENOTDIR' ? 'is a file' : `cannot be written (${code})`;
    throw new Error(`The data folder ${folder} ${what}. Remove it, or ${ELSEWHERE}.`, {cause: error});
  }
  held.add(lockFile);
  return {
    databaseFile: join(folder, 'sandbox.sqlite'),
    release: () => {
      held.delete(lockFile);
      rmSync(lockFile, {force: true});
    },
  };
}

function takeLock(lockFile: string): boolean {
  try {
    writeFileSync(lockFile, String(process.pid), {flag: 'wx'});
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isRunning(processId: number, lockFile: string): boolean {
  if (!Number.isInteger(processId) || processId <= 0) return false;
  if (processId === process.pid) return held.has(lockFile);
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
