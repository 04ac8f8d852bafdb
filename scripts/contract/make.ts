import {stringify} from 'yaml';
import {restoreNumbers, restoreYamlNumbers} from '../../src/openapi/document/exactNumbers';
import {bundleContract} from './bundle';
import type {OpenApiDocument} from './document';
import {contractFiles, PORTAL_SERVICE} from './files';
import {overlay, type ProviderSettings} from './overlay';
import {writeIfChanged} from '../lib/writeIfChanged';

/**
 * Bundles the contracts and writes them as JSON. Pages, types and sandbox are made from these files alone.
 *
 * @returns the platform's contract
 */
export async function makeDocuments(settings: ProviderSettings): Promise<OpenApiDocument> {
  const contract = overlay(await bundleContract(settings.apiDescription), settings);
  const portalService = await bundleContract(PORTAL_SERVICE);
  const json = `${restoreNumbers(JSON.stringify(contract, null, 2))}\n`;
  await writeIfChanged(contractFiles.json, json);
  await writeIfChanged(contractFiles.staticJson, json);
  await writeIfChanged(contractFiles.portalServiceJson, `${JSON.stringify(portalService, null, 2)}\n`);
  return contract;
}

/** The contract as YAML, numbers with all their digits. */
export function yamlText(contract: OpenApiDocument): string {
  const text = stringify(contract, {lineWidth: 110, aliasDuplicateObjects: false});
  return restoreYamlNumbers(text);
}

/** Writes the other downloads, whose libraries are slow to start. */
export async function makeDownloads(contract: OpenApiDocument): Promise<void> {
  await writeIfChanged(contractFiles.staticYaml, yamlText(contract));
  const {postmanCollection} = await import('./postman/postmanCollection');
  await writeIfChanged(contractFiles.postman, await postmanCollection(contract));
}
