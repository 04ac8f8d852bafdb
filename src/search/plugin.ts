import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readErrorKinds} from '../errors/plugin/readErrorKinds';
import {openTexts, siteOf} from '../publishing/pages/openTexts';
import {olderPages} from '../publishing/pages/sections';
import {openOperations} from '../publishing/reference/openOperations';
import type {Feature} from '../site/feature';
import {readPhrasings} from './indexing/readPhrasings';
import {recordsOf, writeSearchIndex} from './indexing/write';

/** The search: a button in the navbar, its dialog, and the index that it asks. */
export function search(): Feature {
  return {name: 'search', plugins: [searchIndex]};
}

/** Makes the index from the built pages and the operations. Pages of older versions are not found. */
function searchIndex(context: LoadContext): Plugin {
  let isOlder: ReturnType<typeof olderPages> = () => false;
  return {
    name: 'search-index',
    getThemePath: () => path.join(context.siteDir, 'src/search/theme'),
    allContentLoaded({allContent}) {
      isOlder = olderPages(allContent);
    },
    async postBuild({routes}) {
      const pages = await openTexts(context, routes);
      const records = recordsOf(await openOperations(context));
      await writeSearchIndex(
        siteOf(context),
        pages.filter((page) => !isOlder(page)),
        records,
        await readErrorKinds(context.siteDir),
        readPhrasings(context.siteDir),
      );
    },
  };
}
