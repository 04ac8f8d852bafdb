import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Feature} from '../site/feature';
import {isReferenceOnly} from '../site/isReferenceOnly';
import {readSiteSettings} from '../site/readSiteSettings';
import {contractLimits} from './limits/contractLimits';
import {openTexts, siteOf} from './pages/openTexts';
import {publishedWorkflows, type PublishedFile} from './pages/publishedFiles';
import {olderPages, sidebarSections, type Section} from './pages/sections';
import {openOperations} from './reference/openOperations';
import {readContract} from './reference/readContract';
import {referenceFacts} from './reference/referenceFacts';
import {writeGathered, writeRobots, writeTwins} from './twins/write';

/** The pages as Markdown for programs: a twin of each, the ways to it, `llms.txt` and `robots.txt`. */
export function publishing(): Feature {
  return {name: 'publishing', plugins: [markdownTwins]};
}

/**
 * Reads guides and reference back from the built pages: what a page shows without scripts is what its twin holds, and
 * nothing can be forgotten twice. Pages of older versions have twins, but are not gathered.
 */
function markdownTwins(context: LoadContext): Plugin {
  const {siteDir, siteConfig} = context;
  const site = siteOf(context);
  let sections: Section[] = [];
  let workflows: readonly PublishedFile[] = [];
  let isOlder: ReturnType<typeof olderPages> = () => false;
  return {
    name: 'markdown-twins',
    getThemePath: () => path.join(siteDir, 'src/publishing/theme'),
    allContentLoaded({allContent}) {
      sections = sidebarSections(allContent);
      workflows = publishedWorkflows(allContent);
      isOlder = olderPages(allContent);
    },
    async postBuild({routes}) {
      const {
        navigation,
        api: {servers},
      } = readSiteSettings(siteConfig.customFields);
      const contract = await readContract(siteDir);
      const operations = await openOperations(context);
      const facts = referenceFacts(contract, operations);
      const limits = isReferenceOnly(navigation) ? undefined : contractLimits(contract);
      const api = {servers, operations, facts, limits};
      const pages = await openTexts(context, routes);
      const present = pages.filter((page) => !isOlder(page));
      await Promise.all([
        writeTwins(site, pages),
        writeGathered(site, siteConfig, {pages: present, sections, workflows}, api),
        writeRobots(site),
      ]);
    },
  };
}
