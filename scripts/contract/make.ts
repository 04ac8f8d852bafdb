import {stringify} from 'yaml';
import {bundleContract} from './bundle';
import type {OpenApiDocument} from './document';
import {contractFiles, PORTAL_SERVICE} from './files';
import {overlay, type ProviderSettings} from './overlay';
import {writeIfChanged} from '../lib/writeIfChanged';

/** The contracts, each as one document. */
export interface Documents {
  readonly contract: OpenApiDocument;
  readonly portalService: OpenApiDocument;
}

/** Bundles the contracts and writes them as JSON. Pages and sandbox are made from these files alone. */
export async function makeDocuments(settings: ProviderSettings): Promise<Documents> {
  const contract = overlay(await bundleContract(settings.apiDescription), settings);
  const portalService = await bundleContract(PORTAL_SERVICE);
  const json = `${JSON.stringify(contract, null, 2)}\n`;
  await writeIfChanged(contractFiles.json, json);
  await writeIfChanged(contractFiles.staticJson, json);
  await writeIfChanged(contractFiles.portalServiceJson, `${JSON.stringify(portalService, null, 2)}\n`);
  return {contract, portalService};
}

/** Writes the types and the other downloads, whose libraries are slow to start. */
export async function makeDerived({contract, portalService}: Documents): Promise<void> {
  const yaml = stringify(contract, {lineWidth: 110, aliasDuplicateObjects: false});
  await writeIfChanged(contractFiles.staticYaml, yaml);
  const {contractTypes} = await import('./types');
  const types = await contractTypes(contract);
  await writeIfChanged(contractFiles.portalTypes, types);
  await writeIfChanged(contractFiles.sandboxTypes, types);
  const portalTypes = await contractTypes(portalService);
  await writeIfChanged(contractFiles.portalServiceTypes, portalTypes);
  await writeIfChanged(contractFiles.sandboxPortalServiceTypes, portalTypes);
  const {postmanCollection} = await import('./postman/postmanCollection');
  await writeIfChanged(contractFiles.postman, await postmanCollection(contract));
}
