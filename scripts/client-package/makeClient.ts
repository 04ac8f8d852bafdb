import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import manifest from '../../package.json' with {type: 'json'};
import {readContract} from '../../src/publishing/reference/readContract';
import {writeIfChanged} from '../lib/writeIfChanged';
import {packageFiles} from '../sandbox-package/packageFiles';
import {CLIENT_NAME, clientPackage} from './clientPackage';

/** What the site says about the download. */
export interface ClientDownload {
  /** Its file in the site's folder of downloads. */
  readonly file: string;
  readonly version: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** What the download was made from. */
const STAMP = '.generated/client-package.sha256';

/** Where the facts of the download are, for the page that offers it. */
const CLIENT_FACTS = '.generated/client-package.json';

/** Packs the client into the site's downloads, with the contract's version, and removes an earlier one. */
export async function makeClient(): Promise<ClientDownload> {
  const {info} = await readContract(process.cwd());
  const files = await clientPackage({...manifest, version: info.version});
  const stamp = createHash('sha256').update(JSON.stringify(files)).digest('hex');
  if ((await readFile(STAMP, 'utf8').catch(() => '')) === stamp) {
    const known = JSON.parse(
      await readFile(CLIENT_FACTS, 'utf8').catch(() => '{}'),
    ) as Partial<ClientDownload>;
    const made = path.join(packageFiles.downloads, known.file ?? '');
    if (known.file !== undefined && existsSync(made)) return known as ClientDownload;
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'client-package-'));
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
    const windows = process.platform === 'win32';
    const {stdout} = await promisify(execFile)(windows ? 'npm.cmd' : 'npm', ['pack', '--silent'], {
      cwd: folder,
      shell: windows,
    });
    const file = stdout.trim();
    const content = await readFile(path.join(folder, file));
    const sha256 = createHash('sha256').update(content).digest('hex');
    await mkdir(packageFiles.downloads, {recursive: true});
    for (const name of await readdir(packageFiles.downloads))
      if (name.startsWith(CLIENT_NAME) && name !== file) await rm(path.join(packageFiles.downloads, name));
    await writeIfChanged(path.join(packageFiles.downloads, file), content);
    const download = {file, version: info.version, bytes: content.byteLength, sha256};
    await writeIfChanged(CLIENT_FACTS, JSON.stringify(download));
    await writeIfChanged(STAMP, stamp);
    return download;
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}
