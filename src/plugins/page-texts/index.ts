import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeTwins} from '../markdown-twins/write';
import {readPages} from './pages';
import {textRoutes} from './routes';
import {sidebarSections} from './sections';
import type {Section} from './sections';

/**
 * Reads guides and reference back from the built pages and makes of them what reads texts: the Markdown twins and the
 * two files that gather them. What a page shows without scripts is what they hold, and nothing can be forgotten twice.
 */
export function pageTexts({siteConfig, baseUrl}: LoadContext): Plugin {
  let sections: Section[] = [];
  return {
    name: 'page-texts',
    allContentLoaded({allContent}) {
      sections = sidebarSections(allContent);
    },
    async postBuild({outDir, routes}) {
      const site = {outDir, baseUrl, origin: siteConfig.url};
      const pages = await readPages(site, textRoutes(routes));
      await writeTwins(site, siteConfig, pages, sections);
    },
  };
}
