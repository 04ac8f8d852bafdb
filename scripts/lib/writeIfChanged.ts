import {randomUUID} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {dirname} from 'node:path';

/**
 * Writes a file whole or not at all, making its folders. A reader never sees half of it, and a file that would
 * not change keeps its time stamp, so that watchers stay quiet.
 */
export async function writeIfChanged(path: string, text: string | Uint8Array): Promise<void> {
  const before = await readFile(path).catch(() => undefined);
  if (before?.equals(Buffer.from(text))) return;
  await mkdir(dirname(path), {recursive: true});
  const part = `${path}.${randomUUID()}.part`;
  await writeFile(part, text);
  await rename(part, path);
}
