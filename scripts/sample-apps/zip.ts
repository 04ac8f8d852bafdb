import {strToU8, zipSync} from 'fflate';

/** A date for all files, so that the same files make the same bytes on any day. A zip knows none before 1980. */
const mtime = new Date(1980, 0, 1);

/** Packs texts into a zip, in the order of their paths. */
export function zip(files: Readonly<Record<string, string>>): Uint8Array {
  const sorted = Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1));
  return zipSync(Object.fromEntries(sorted.map(([path, text]) => [path, strToU8(text)])), {mtime, level: 9});
}
