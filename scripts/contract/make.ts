import {stringify} from 'yaml';
import {bundleContract} from './bundle';
import {contractFiles, PORTAL_SERVICE} from './files';
import {overlay, type ProviderSettings} from './overlay';
import {postmanCollection} from './postman/postmanCollection';
import {contractTypes} from './types';
import {writeIfChanged} from '../lib/writeIfChanged';

/** Makes every file of `contractFiles` anew. Loaded only when an input changed: its libraries are slow to start. */
export async function makeContractFiles(settings: ProviderSettings): Promise<void> {
  const contract = overlay(await bundleContract(settings.apiDescription), settings);
  const json = `${JSON.stringify(contract, null, 2)}\n`;
  const yaml = stringify(contract, {lineWidth: 110, aliasDuplicateObjects: false});
  const types = await contractTypes(contract);
  await writeIfChanged(contractFiles.json, json);
  await writeIfChanged(contractFiles.staticJson, json);
  await writeIfChanged(contractFiles.staticYaml, yaml);
  await writeIfChanged(contractFiles.postman, await postmanCollection(contract));
  await writeIfChanged(contractFiles.portalTypes, types);
  await writeIfChanged(contractFiles.sandboxTypes, types);
  await makePortalService();
}

async function makePortalService(): Promise<void> {
  const contract = await bundleContract(PORTAL_SERVICE);
  const types = await contractTypes(contract);
  await writeIfChanged(contractFiles.portalServiceJson, `${JSON.stringify(contract, null, 2)}\n`);
  await writeIfChanged(contractFiles.portalServiceTypes, types);
  await writeIfChanged(contractFiles.sandboxPortalServiceTypes, types);
}
