import type {Feature} from '../site/feature';
import {docsList} from './docs-list/docsList';
import {firstTask} from './first-task/firstTask';
import {highlighting} from './highlighting/highlighting';
import {pageScripts} from './page-scripts/pageScripts';
import {prefetch} from './prefetch/prefetch';
import {roomStyles} from './room-styles/roomStyles';

/**
 * The patches of Docusaurus and its bundler that a reader would notice if they went: decisions/0021-patches.md. Each
 * stops the build by its name when what it leans on has changed. The seventh, the frame of pages, is an option of
 * Docusaurus's: `ssrTemplate`.
 */
export function pageWeight(): Feature {
  return {
    name: 'page-weight',
    plugins: [docsList, firstTask, highlighting, pageScripts, prefetch, roomStyles],
  };
}
