import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, readdirSync} from 'node:fs';

type Process = {pid: number; parent: number; bytes: number};

/**
 * The memory that a process and all its descendants hold at this moment, in bytes. Pages that they share count once
 * for each: an upper bound, the same for everybody who is compared.
 */
export function treeMemory(root: number): number {
  const processes = existsSync('/proc/self/status') ? fromProc() : fromPs();
  const family = new Set([root]);
  for (let before = 0; before < family.size;) {
    before = family.size;
    for (const {pid, parent} of processes) if (family.has(parent)) family.add(pid);
  }
  return processes.filter(({pid}) => family.has(pid)).reduce((sum, {bytes}) => sum + bytes, 0);
}

/** Linux: one small file for each process; containers often have no `ps`. */
function fromProc(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8');
        const field = (key: string) => Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
        return [{pid: Number(name), parent: field('PPid'), bytes: field('VmRSS') * 1024}];
      } catch {
        // It ended between the listing and the reading.
        return [];
      }
    });
}

function fromPs(): Process[] {
  const {stdout} = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], {encoding: 'utf8'});
  return stdout.split('\n').flatMap((line) => {
    const [pid, parent, rss] = line.trim().split(/\s+/).map(Number);
    return pid && parent !== undefined && rss !== undefined ? [{pid, parent, bytes: rss * 1024}] : [];
  });
}
