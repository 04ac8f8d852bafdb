// Imported by every command that goes on until somebody stops it: when the npm that started it is gone, the command
// ends too. npm passes a signal on to its shell only, and the shell dies without telling the program.
import {spawnSync} from 'node:child_process';

const EVERY_MS = 500;

// Somebody who starts the program without npm may mean it to outlive the terminal.
if (process.env.npm_lifecycle_event !== undefined) {
  const ancestors = [process.ppid, ...parentOf(process.ppid)];
  const timer = setInterval(() => {
    if (ancestors.every(isAlive) && process.ppid === ancestors[0]) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, EVERY_MS);
  timer.unref();
}

/**
 * The parent of npm's shell is npm; a shell that has put the program in its own place is none, and then this is who
 * started npm. Systems without `ps` know the nearest parent only.
 *
 * @param {number} pid
 * @returns {number[]} none where it cannot be found
 */
function parentOf(pid) {
  const {stdout} = spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], {encoding: 'utf8'});
  const parent = Number(stdout?.trim());
  return parent > 1 ? [parent] : [];
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process may not be signalled, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
