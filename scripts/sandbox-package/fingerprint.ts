import {createHash} from 'node:crypto';
import {readFile, readdir} from 'node:fs/promises';
import {join} from 'node:path';

const folders = [
  ...['sandbox', 'mcp', 'scripts/sandbox-package'],
  // What the server for assistants takes of the portal.
  ...['src/base', 'src/search/engine', 'src/code/sample-request'],
];
const singleFiles = [
  '.generated/openapi.json',
  '.generated/portal-service.json',
  'LICENSE',
  'package-lock.json',
];

/** Everything that the package depends on: the sandbox, the contract, its libraries and this program. */
export async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const files = [...(await Promise.all(folders.map(sources))).flat(), ...singleFiles];
  const texts = await Promise.all(files.map((file) => readFile(file)));
  files.forEach((file, index) => hash.update(`\0${file}\0`).update(texts[index] ?? ''));
  return hash.digest('hex');
}

async function sources(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return (
    entries
      // Types are not in a bundle, and may be made at the same time.
      .filter((entry) => entry.isFile() && !/\.(test|d)\.ts$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
  );
}
