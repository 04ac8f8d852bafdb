import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdir, mkdtemp, readFile, readdir, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {writeIfChanged} from '../lib/writeIfChanged';
import {PACKAGE_NAME} from './makeFolder';
import {packageFiles} from './packageFiles';

/** What the site says about the download. */
export interface Download {
  /** Its file in the site's folder of downloads. */
  readonly file: string;
  readonly version: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Packs the package's folder into the one file that the site offers, with its checksum in the form of `sha256sum`. */
export async function makeDownload(version: string): Promise<Download> {
  const {name, content} = await packed();
  const sha256 = createHash('sha256').update(content).digest('hex');
  const download: Download = {file: name, version, bytes: content.byteLength, sha256};
  await removeOthers(name);
  await writeIfChanged(join(packageFiles.downloads, name), content);
  await writeIfChanged(join(packageFiles.downloads, `${name}.sha256`), `${sha256}  ${name}\n`);
  return download;
}

/** The file as `npm pack` writes it: the same bytes for the same folder. */
async function packed(): Promise<{name: string; content: Uint8Array}> {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-package-'));
  try {
    const windows = process.platform === 'win32';
    const args = ['pack', '--silent', '--pack-destination', folder, `./${packageFiles.folder}`];
    const {stdout} = await promisify(execFile)(windows ? 'npm.cmd' : 'npm', args, {shell: windows});
    const name = stdout.trim();
    return {name, content: await readFile(join(folder, name))};
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

/** A site offers one version of the sandbox: older files would only be found by mistake. */
async function removeOthers(name: string): Promise<void> {
  await mkdir(packageFiles.downloads, {recursive: true});
  for (const file of await readdir(packageFiles.downloads))
    if (file.startsWith(PACKAGE_NAME) && !file.startsWith(name)) await rm(join(packageFiles.downloads, file));
}
