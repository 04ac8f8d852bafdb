import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {GuideFacts, SampleDownloadFacts, SandboxFacts} from '../../guide/facts';
import type {Contract} from '../../build/reference/contract';
import {operationDocuments} from '../../build/reference/operations';
import {CONTRACT_FILE, readContract} from '../../build/reference/readContract';
import {bodyLimits, contractLimits} from '../../build/limits/contractLimits';
import {tagCredentials} from './credentials';

const SANDBOX = '.generated/sandbox-package.json';
const SAMPLE_APPS = '.generated/sample-apps.json';

/**
 * Reads from the bundled API description, and from the downloads of the site, what the guides tell of them, so that
 * nobody writes it by hand.
 */
export function guideFacts({siteDir}: LoadContext): Plugin {
  const read = async <Content>(file: string) => {
    const text = await readFile(path.join(siteDir, file), 'utf8').catch((error: unknown) => {
      throw new Error(`${file} cannot be read: make it with \`npm run generate\`.`, {cause: error});
    });
    return JSON.parse(text) as Content;
  };
  return {
    name: 'guide-facts',
    getPathsToWatch: () => [CONTRACT_FILE, SANDBOX, SAMPLE_APPS].map((file) => path.join(siteDir, file)),
    async contentLoaded({actions}) {
      const facts: GuideFacts = {
        ...readGuideFacts(await readContract(siteDir)),
        sandbox: await read<SandboxFacts>(SANDBOX),
        sampleApps: await read<SampleDownloadFacts[]>(SAMPLE_APPS),
      };
      await actions.createData('facts.json', facts);
    },
  };
}

/** @param contract the bundled API description */
export function readGuideFacts(contract: Contract): Omit<GuideFacts, 'sandbox' | 'sampleApps'> {
  const tags = contract['x-tagGroups'].flatMap((group) => group.tags);
  return {
    credentials: tagCredentials(tags, operationDocuments(contract)),
    limits: contractLimits(contract),
    bodies: bodyLimits(contract),
  };
}
