import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isProtected} from '../../site/isProtected';
import {isReferenceOnly} from '../../site/isReferenceOnly';
import {readSiteSettings} from '../../site/readSiteSettings';
import {contractLimits} from '../../publishing/limits/contractLimits';
import {readContract} from '../../publishing/reference/readContract';
import {readOperationDocuments} from '../../publishing/reference/readOperationDocuments';
import {referenceFacts} from '../../publishing/reference/referenceFacts';
import {writeGathered, writeRobots, writeTwins} from '../../publishing/twins/write';
import {recordsOf, writeSearchIndex} from '../../publishing/search/write';
import {startTexts, type PageTexts} from '../../publishing/pages/pages';
import {readTextRoutes} from '../../publishing/pages/routes';
import {olderPages, sidebarSections, type Section} from '../../publishing/pages/sections';
import {aroundBundling} from './aroundBundling';

/**
 * Reads guides and reference back from the built pages and makes of them what programs read: the Markdown twins, the
 * two files that gather them, the search index, and `robots.txt`. What a page shows without scripts is what they hold, and nothing
 * can be forgotten twice. What `protectedPrefixes` keeps for people who are signed in goes into none of them, as it stands
 * in no HTML: all of these are files that anybody can fetch. Pages of older versions have twins, but are neither gathered nor found.
 */
export function pageTexts(context: LoadContext): Plugin {
  const {siteDir, siteConfig, baseUrl, outDir, generatedFilesDir, i18n} = context;
  let sections: Section[] = [];
  let isOlder: ReturnType<typeof olderPages> = () => false;
  let started: Promise<PageTexts> | undefined;
  const site = {outDir, baseUrl, origin: siteConfig.url};
  const {
    navigation,
    protectedPrefixes,
    api: {servers},
  } = readSiteSettings(siteConfig.customFields);
  const isOpen = (page: string): boolean => !isProtected(`/${page.slice(baseUrl.length)}`, protectedPrefixes);
  const start = async (): Promise<PageTexts> => {
    const routes = await readTextRoutes(generatedFilesDir);
    const open = routes.filter((route) => isOpen(route.path));
    return startTexts(site, open, path.join(generatedFilesDir, `page-texts.${i18n.currentLocale}.json`));
  };
  const bundler = aroundBundling(
    () => {
      started = start();
      // Whoever asks for the texts handles a failure.
      started.catch(() => undefined);
    },
    async () => (await started)?.watchFiles(),
  );
  return {
    name: 'page-texts',
    allContentLoaded({allContent}) {
      sections = sidebarSections(allContent);
      isOlder = olderPages(allContent);
    },
    // Docusaurus makes static pages with one processor: another makes the texts of those that are there.
    configureWebpack: ({mode}) => (mode === 'production' ? {plugins: [bundler]} : {}),
    async postBuild() {
      const contract = await readContract(siteDir);
      const operations = (await readOperationDocuments(siteDir)).filter(({slug}) =>
        isOpen(`${baseUrl}api/${slug}`),
      );
      const facts = referenceFacts(contract, operations);
      const limits = isReferenceOnly(navigation) ? undefined : contractLimits(contract);
      const records = recordsOf(operations);
      const pages = await (await (started ?? start())).all();
      const present = pages.filter((page) => !isOlder(page));
      const api = {servers, operations, facts, limits};
      await Promise.all([
        writeTwins(site, pages),
        writeGathered(site, siteConfig, present, sections, api),
        writeSearchIndex(site, present, records),
        writeRobots(site),
      ]);
    },
  };
}
