import {readFile} from 'node:fs/promises';
import {writeWhole} from '../../src/publishing/files/writeWhole';

/**
 * Writes a file as `writeWhole` does. One that would not change keeps its time stamp, so that watchers stay quiet.
 */
export async function writeIfChanged(path: string, text: string | Uint8Array): Promise<void> {
  const before = await readFile(path).catch(() => undefined);
  if (before?.equals(Buffer.from(text))) return;
  await writeWhole(path, text);
}
