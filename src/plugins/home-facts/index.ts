import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {HomeFacts} from '../../home/contract/homeFacts';
import type {OperationDocument} from '../../openapi/document/types';
import type {ApiServer} from '../../site/types';
import {demonstrationServer} from '../../site/demonstrationServer';
import {needsPlatform} from '../../site/needsPlatform';
import {readSiteSettings} from '../../site/readSiteSettings';
import type {Contract} from '../../publishing/reference/contract';
import {referenceFiles} from '../../publishing/reference/files';
import {CONTRACT_FILE, readContract} from '../../publishing/reference/readContract';
import {readOperationDocuments} from '../../publishing/reference/readOperationDocuments';
import {chartFacts} from './chart';
import {domainFacts} from './domains';
import {Examples} from './examples';
import {figures} from './figures';
import {firstCall} from './firstCall';

/**
 * Reads from the bundled API description what the home page shows: counts, the first call, the geometry of
 * the chart. It becomes a data file of that page alone, so no other page loads it.
 */
export function homeFacts({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'home-facts',
    getPathsToWatch: () => [CONTRACT_FILE, referenceFiles.rights].map((file) => path.join(siteDir, file)),
    async contentLoaded({actions}) {
      const server = demonstrationServer(readSiteSettings(siteConfig.customFields).api.servers);
      const operations = await readOperationDocuments(siteDir);
      const contract = await readContract(siteDir);
      const facts = needsPlatform('The home page', () => readFacts(contract, operations, server));
      await actions.createData('facts.json', facts);
    },
  };
}

/** @param server Where the first call goes. */
export function readFacts(
  contract: Contract,
  operations: readonly OperationDocument[],
  server: ApiServer,
): HomeFacts {
  const examples = new Examples(operations);
  return {
    version: contract.info.version,
    operations: operations.length,
    figures: figures(examples),
    domains: domainFacts(contract['x-tagGroups'], operations),
    firstCall: firstCall(examples.operation('createCollection'), server),
    chart: chartFacts(examples),
  };
}
