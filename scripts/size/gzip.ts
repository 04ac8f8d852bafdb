import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';

const known = new Map<string, number>();

/** The size of a file as a host sends it, compressed with gzip. Kept: pages share most of what they load. */
export function gzippedFile(path: string): number {
  const size = known.get(path) ?? gzipSync(readFileSync(path)).length;
  known.set(path, size);
  return size;
}
