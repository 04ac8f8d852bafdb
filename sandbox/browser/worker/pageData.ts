import type {Atlas} from '../../base/atlas';
import type {JsonObject} from '../../contract/document/document';
import type {CoreData} from '../../createCore';
import {embeddedTexts} from './embeddedTexts';

let contract: JsonObject | undefined;
let portalServiceContract: JsonObject | undefined;

/** What a sandbox reads, from the worker's own file. Contracts are parsed once; the coasts, which are large, are not kept. */
export const pageData: CoreData = {
  contract: () => (contract ??= parse<JsonObject>(embeddedTexts.contract)),
  portalServiceContract: () =>
    (portalServiceContract ??= parse<JsonObject>(embeddedTexts.portalServiceContract)),
  coasts: () => parse<Atlas>(embeddedTexts.coasts),
};

const parse = <Value>(text: string): Value => JSON.parse(text) as Value;
