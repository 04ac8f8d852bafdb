import {mkdir} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onFreshSandboxes} from './samples/stage';
import type {SamplePage} from '../src/publishing/samples/types';
import {catchUp} from './samples/catchUp';
import {readPage} from './samples/pages';
import {photographDashboard} from './pictures/dashboard';
import {drawPictures} from './pictures/drawPictures';
import {readerOf} from './pictures/reader';
import {scenes} from './pictures/scenes';
import type {Drawn} from './pictures/types';

/**
 * `npm run pictures`: makes the pictures of what a reader has at the end of each series. The samples of the series are
 * executed against a fresh sandbox at the story's time, up to the first that deletes something; then the sandbox is
 * asked what there is, and that is drawn on the portal's own map, dark and light (`npm run generate` comes first).
 * `-- dashboard` photographs the dashboard of the production build instead.
 */
process.chdir(path.join(import.meta.dirname, '..'));
const FOLDER = 'static/img/guides';
if (process.argv[2] === 'dashboard') {
  for (const line of await photographDashboard(FOLDER)) console.log(line);
  process.exit();
}
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

/** The page with its samples up to the first that deletes something: what a reader has before tidying up. */
function beforeCleaningUp<Page extends SamplePage>(page: Page): Page {
  const end = page.samples.findIndex((each) => each.kind === 'request' && each.request.method === 'DELETE');
  return end === -1 ? page : {...page, samples: page.samples.slice(0, end)};
}
