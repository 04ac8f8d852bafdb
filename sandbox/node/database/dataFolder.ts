import {existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** The folder of the database. Who may write it is settled by the database's own lock, which ends with its process. */
export interface DataFolder {
  readonly databaseFile: string;
  /** Leaves the process id for others to read, once the database is ours. */
  claim(): void;
  release(): void;
  /** The process that claimed it last, as far as anybody can say. */
  readonly owner: () => number | undefined;
}

export const ELSEWHERE = 'set SANDBOX_DATA to another folder';

/**
 * Makes the folder when it is missing.
 * @throws Error that names the folder and a remedy, when it cannot be made.
 */
export function openDataFolder(folder: string): DataFolder {
  const lockFile = join(folder, 'sandbox.lock');
  attempt(folder, () => makeFolder(folder));
  return {
    databaseFile: join(folder, 'sandbox.sqlite'),
    claim: () => attempt(folder, () => writeFileSync(lockFile, String(process.pid))),
    release: () => {
      try {
        rmSync(lockFile, {force: true});
      } catch {
        // It keeps nobody out, and its disk may have become read-only.
      }
    },
    owner: () => {
      try {
        return Number(readFileSync(lockFile, 'utf8')) || undefined;
      } catch {
        return undefined;
      }
    },
  };
}

/** Node's own `recursive` never ends where a folder cannot be made in one that exists, such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  const above = dirname(folder);
  if (!existsSync(above)) makeFolder(above);
  mkdirSync(folder);
}

function attempt(folder: string, work: () => void): void {
  try {
    work();
  } catch (cause) {
    const {code = ''} = cause as NodeJS.ErrnoException;
    throw new Error(`The data folder ${folder} ${describeFailure(code)}, or ${ELSEWHERE}.`, {cause});
  }
}

function describeFailure(code: string): string {
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return 'is a file. Remove it';
    case 'ENOSPC':
      return `cannot be written (${code}), since its disk is full. Free some space`;
    default:
      return `cannot be written (${code}). Make it writable`;
  }
}
