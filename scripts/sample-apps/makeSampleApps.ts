import {createHash} from 'node:crypto';
import {join} from 'node:path';
import {writeIfChanged} from '../lib/writeIfChanged';
import {appFiles} from './appFiles';
import {sampleApps, type SampleApp} from './apps';
import {zip} from './zip';

const DOWNLOADS = '.generated/static/downloads';
const FACTS = '.generated/sample-apps.json';

/** What the site says about a download of sample programs. */
export interface SampleDownload {
  readonly title: string;
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Makes a download for each language, with its checksum in the form of `sha256sum`. */
export async function makeSampleApps(): Promise<SampleDownload[]> {
  const downloads = await Promise.all(sampleApps.map(makeDownload));
  await writeIfChanged(FACTS, JSON.stringify(downloads));
  return downloads;
}

async function makeDownload(app: SampleApp): Promise<SampleDownload> {
  const file = `samples-${app.language}.zip`;
  const content = zip(await appFiles(app));
  const sha256 = createHash('sha256').update(content).digest('hex');
  await writeIfChanged(join(DOWNLOADS, file), content);
  await writeIfChanged(join(DOWNLOADS, `${file}.sha256`), `${sha256}  ${file}\n`);
  return {title: app.title, file, bytes: content.byteLength, sha256};
}
