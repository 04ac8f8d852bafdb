import {readFileSync} from 'node:fs';
import type {CoreData} from '../../createCore';
import type {Atlas} from '../../base/atlas';
import type {JsonObject} from '../../contract/document/document';
import {dataFiles} from './dataFiles';
import {loadContract} from './loadContract';

let contract: JsonObject | undefined;
let portalServiceContract: JsonObject | undefined;

/** What a sandbox reads, from files. Contracts are read once for a process; the coasts, which are large, are not kept. */
export const nodeData: CoreData = {
  contract: () => (contract ??= loadContract()),
  portalServiceContract: () => (portalServiceContract ??= loadContract(dataFiles.portalServiceContract)),
  coasts: () => JSON.parse(readFileSync(dataFiles.coasts, 'utf8')) as Atlas,
};
