import {mkdir} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onFreshSandboxes} from './samples/stage';
import {catchUp} from './samples/catchUp';
import {readPage} from './samples/pages';
import {beforeCleaningUp} from './pictures/beforeCleaningUp';
import {drawPictures} from './pictures/drawPictures';
import {readerOf} from './pictures/reader';
import {scenes} from './pictures/scenes';
import type {Drawn} from './pictures/types';

/**
 * `npm run pictures`: makes the pictures of what a reader has at the end of each series. The samples of the series are
 * executed against a fresh sandbox at the story's time, up to the first that deletes something; then the sandbox is
 * asked what there is, and that is drawn on the portal's own map, dark and light (`npm run generate` comes first).
 */
process.chdir(path.join(import.meta.dirname, '..'));
const FOLDER = 'static/img/guides';
await mkdir(FOLDER, {recursive: true});

const drawn: Drawn[] = [];
for (const {name, page: file, scene, around = []} of scenes) {
  const page = await readPage(process.cwd(), file);
  const work = path.join(tmpdir(), `pictures-${process.pid}`);
  const [layers = []] = await onFreshSandboxes([page], work, async (_page, {caller}) => {
    await catchUp([beforeCleaningUp(page)], caller);
    return scene(readerOf(caller));
  });
  const framed = layers.map(({id}) => id).filter((id) => !around.includes(id));
  drawn.push({name, layers, framed});
}
for (const line of await drawPictures(drawn, FOLDER)) console.log(line);
