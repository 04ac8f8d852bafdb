import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CONTRACT_FILE, readContract} from '../publishing/reference/readContract';
import {readOperationDocuments} from '../publishing/reference/readOperationDocuments';
import {referenceFiles} from '../publishing/reference/files';
import {demonstrationServer} from '../site/demonstrationServer';
import type {Feature} from '../site/feature';
import {needsPlatform} from '../site/needsPlatform';
import {readSiteSettings} from '../site/readSiteSettings';
import {readFacts} from './plugin/readFacts';

/** The page that visitors see first. */
export function home(): Feature {
  return {name: 'home', plugins: [homePage]};
}

/**
 * Reads from the bundled API description what the home page shows: counts, the first call, the geometry of
 * the chart. It becomes a data file of that page alone, so no other page loads it.
 */
function homePage({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'home',
    getPathsToWatch: () => [CONTRACT_FILE, referenceFiles.rights].map((file) => path.join(siteDir, file)),
    async contentLoaded({actions}) {
      const server = demonstrationServer(readSiteSettings(siteConfig.customFields).api.servers);
      const operations = await readOperationDocuments(siteDir);
      const contract = await readContract(siteDir);
      const facts = needsPlatform('The home page', () => readFacts(contract, operations, server));
      await actions.createData('facts.json', facts);
      actions.addRoute({path: baseUrl, component: '@site/src/home/HomePage.tsx', exact: true});
    },
  };
}
