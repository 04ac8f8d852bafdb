import {convertV2} from 'openapi-to-postmanv2';
import {developer} from '../../../sandbox/base/seededAccounts';
import type {OpenApiDocument} from '../document';
import {restoreNumbers, unmarked} from '../../../src/openapi/document/exactNumbers';
import {convertible} from './convertible';
import {events} from './events';
import {withFormBodies} from './formBodies';
import {inOrder} from './inOrder';
import {withOwnIds} from './ownIds';
import {withPathParts} from './pathParts';
import {inThePresent} from './present';
import {withStableIds} from './stableIds';
import type {Collection} from './types';

/** The moment at which the contract's examples are told. */
const storyTime = new Date('2026-07-14T18:00:00Z');

/**
 * The contract as a Postman collection (v2.1) that can be run from its top to its end: a folder for each tag, in which
 * things are created, read and deleted, in this order; ids of the reader's own; times of the present.
 */
export async function postmanCollection(contract: OpenApiDocument): Promise<string> {
  const converted = inThePresent(
    withOwnIds(withPathParts(withFormBodies(await convert(contract), contract))),
    storyTime,
  );
  const own = [
    {key: 'apiKey', value: apiKey(contract), type: 'string'},
    {key: 'suffix', value: '', type: 'string'},
  ];
  const collection = {
    ...converted,
    item: inOrder(converted.item),
    variable: [...(converted.variable ?? []), ...own],
    event: events,
  };
  return `${JSON.stringify(withStableIds(collection), plainText, 2)}\n`;
}

/** Marked numbers as digits, in JSON inside of texts and in texts that are one. */
function plainText(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? unmarked(restoreNumbers(value)) : value;
}

/** The sandbox's key where the sandbox is the server; readers write their own elsewhere. */
function apiKey({servers = []}: OpenApiDocument): string {
  const {hostname} = new URL(servers[0]?.url ?? 'https://unknown');
  return hostname === '127.0.0.1' || hostname === 'localhost' ? (developer.apiKeys[0] ?? '') : '';
}

function convert(contract: OpenApiDocument): Promise<Collection> {
  const options = {
    folderStrategy: 'Tags',
    parametersResolution: 'Example',
    // Every value comes from the contract's examples: invented ones would differ at each build.
    schemaFaker: false,
    alwaysInheritAuthentication: true,
    // Optional parameters come along switched off: a filter should narrow only what the reader wants narrowed.
    enableOptionalParameters: false,
  } as const;
  return new Promise((resolve, reject) => {
    // The converter resolves references inside the object it is given: it gets a copy.
    convertV2({type: 'json', data: structuredClone(convertible(contract))}, options, (error, result) => {
      const collection = result?.output?.[0]?.data;
      if (error || !collection)
        reject(new Error(`No Postman collection: ${error?.message ?? result?.reason}`));
      else resolve(collection as unknown as Collection);
    });
  });
}
