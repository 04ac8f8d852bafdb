import type {LoadContext, Plugin} from '@docusaurus/types';
import {isProtected} from '../../site/isProtected';
import {readSiteSettings} from '../../site/readSiteSettings';
import {contractLimits} from '../../build/limits/contractLimits';
import {readContract} from '../../build/reference/readContract';
import {readOperationDocuments} from '../../build/reference/readOperationDocuments';
import {referenceFacts} from '../../build/reference/referenceFacts';
import {writeGathered, writeRobots, writeTwins} from '../../build/twins/write';
import {writeSearchIndex} from '../../build/search/write';
import {readPages} from '../../build/pages/pages';
import {textRoutes} from '../../build/pages/routes';
import {olderPages, sidebarSections, type Section} from '../../build/pages/sections';

/**
 * Reads guides and reference back from the built pages and makes of them what programs read: the Markdown twins, the
 * two files that gather them, the search index, and `robots.txt`. What a page shows without scripts is what they hold, and nothing
 * can be forgotten twice. What `protectedPrefixes` keeps for people who are signed in goes into none of them, as it stands
 * in no HTML: all of these are files that anybody can fetch. Pages of older versions have twins, but are neither gathered nor found.
 */
export function pageTexts({siteDir, siteConfig, baseUrl, generatedFilesDir}: LoadContext): Plugin {
  let sections: Section[] = [];
  let isOlder: ReturnType<typeof olderPages> = () => false;
  const {protectedPrefixes, api} = readSiteSettings(siteConfig.customFields);
  const isOpen = (page: string): boolean => !isProtected(`/${page.slice(baseUrl.length)}`, protectedPrefixes);
  return {
    name: 'page-texts',
    allContentLoaded({allContent}) {
      sections = sidebarSections(allContent);
      isOlder = olderPages(allContent);
    },
    async postBuild({outDir, routes}) {
      const site = {outDir, baseUrl, origin: siteConfig.url};
      const pages = await readPages(
        site,
        textRoutes(routes).filter(({path}) => isOpen(path)),
        generatedFilesDir,
      );
      const present = pages.filter((page) => !isOlder(page));
      const contract = await readContract(siteDir);
      const operations = (await readOperationDocuments(siteDir)).filter(({slug}) =>
        isOpen(`${baseUrl}api/${slug}`),
      );
      const facts = referenceFacts(contract, operations);
      await writeTwins(site, pages);
      await writeGathered(site, siteConfig, present, sections, {
        servers: api.servers,
        operations,
        facts,
        limits: contractLimits(contract),
      });
      await writeSearchIndex(site, present, operations);
      await writeRobots(site);
    },
  };
}
