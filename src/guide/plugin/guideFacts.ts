import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {OperationDocument} from '../../openapi/document/types';
import type {GuideFacts, SampleDownloadFacts, SandboxFacts, ClientDownloadFacts} from '../facts';
import type {Contract} from '../../publishing/reference/contract';
import {referenceFiles} from '../../publishing/reference/files';
import {CONTRACT_FILE, readContract} from '../../publishing/reference/readContract';
import {readGenerated} from '../../publishing/reference/readGenerated';
import {readOperationDocuments} from '../../publishing/reference/readOperationDocuments';
import {bodyLimits, contractLimits} from '../../publishing/limits/contractLimits';
import {needsPlatform} from '../../site/needsPlatform';
import {tagCredentials} from './credentials';

const SANDBOX = '.generated/sandbox-package.json';
const CLIENT = '.generated/client-package.json';
const SAMPLE_APPS = '.generated/sample-apps.json';

/**
 * Reads from the bundled API description, and from the downloads of the site, what the guides tell of them, so that
 * nobody writes it by hand.
 */
export function guideFacts({siteDir}: LoadContext): Plugin {
  return {
    name: 'guide',
    getPathsToWatch: () =>
      [CONTRACT_FILE, referenceFiles.rights, SANDBOX, SAMPLE_APPS, CLIENT].map((file) =>
        path.join(siteDir, file),
      ),
    async contentLoaded({actions}) {
      const contract = await readContract(siteDir);
      const operations = await readOperationDocuments(siteDir);
      const facts: GuideFacts = {
        ...needsPlatform('The table of limits in the guides', () => readGuideFacts(contract, operations)),
        sandbox: await readGenerated<SandboxFacts>(siteDir, SANDBOX),
        client: await readGenerated<ClientDownloadFacts>(siteDir, CLIENT),
        sampleApps: await readGenerated<SampleDownloadFacts[]>(siteDir, SAMPLE_APPS),
      };
      await actions.createData('facts.json', facts);
    },
  };
}

/** @param contract the bundled API description */
export function readGuideFacts(
  contract: Contract,
  operations: readonly OperationDocument[],
): Omit<GuideFacts, 'sandbox' | 'sampleApps' | 'client'> {
  const tags = contract['x-tagGroups'].flatMap((group) => group.tags);
  return {
    credentials: tagCredentials(tags, operations),
    limits: contractLimits(contract),
    bodies: bodyLimits(contract),
  };
}
