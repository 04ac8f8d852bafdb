import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {GuideFacts} from '../../guide/facts';
import type {Contract} from '../../build/reference/contract';
import {operationDocuments} from '../../build/reference/operations';
import {tagCredentials} from './credentials';

const CONTRACT = '.generated/openapi.json';

/** Reads from the bundled API description what the guides tell of it, so that no table is written by hand. */
export function guideFacts({siteDir}: LoadContext): Plugin {
  const file = path.join(siteDir, CONTRACT);
  return {
    name: 'guide-facts',
    getPathsToWatch: () => [file],
    async contentLoaded({actions}) {
      const text = await readFile(file, 'utf8').catch((error: unknown) => {
        throw new Error(`${CONTRACT} cannot be read: make it with \`npm run contract\`.`, {cause: error});
      });
      await actions.createData('facts.json', readGuideFacts(JSON.parse(text) as Contract));
    },
  };
}

/** @param contract the bundled API description */
export function readGuideFacts(contract: Contract): GuideFacts {
  const tags = contract['x-tagGroups'].flatMap((group) => group.tags);
  return {credentials: tagCredentials(tags, operationDocuments(contract))};
}
