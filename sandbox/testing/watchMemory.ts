import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {onTestFinished} from 'vitest';

/** Resident memory of a process in MB, at its highest since this was called. */
export function watchMemory(pid: number): () => number {
  // Slim images of Linux have no ps; other systems have no /proc.
  const status = `/proc/${pid}/status`;
  const kilobytes = existsSync(status)
    ? () => /VmRSS:\s*(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
    : () => execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], {encoding: 'utf8'});
  const read = () => Number(kilobytes()) / 1024;
  let most = read();
  const timer = setInterval(() => (most = Math.max(most, read())), 50);
  onTestFinished(() => clearInterval(timer));
  return () => Math.max(most, read());
}
