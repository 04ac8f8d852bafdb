import {mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Contract, RawOperation} from './contract';
import type {PathGroup} from './types';
import {unsentCredentials} from './leftOut';
import {unsentBodies} from './unsentBodies';
import {unsentParameters} from './unsentParameters';
import {referenceFacts} from './referenceFacts';
import {operationDocuments} from './operations';
import {referenceFiles} from './files';

/**
 * Makes anew what pages of the reference are made from: one JSON file for each operation, the facts of the introduction,
 * and the outline that the OpenAPI plugin reads (`openApiDocs`). The old pages go: the plugin never overwrites one. See
 * decisions/0003-reference-pages.md.
 */
export async function writeReference(siteDir: string, contract: Contract): Promise<void> {
  const operations = operationDocuments(contract);
  const unsent = [unsentParameters, unsentCredentials, unsentBodies].flatMap((find) => find(operations));
  for (const sentence of unsent) console.warn(sentence);
  const at = (file: string) => path.join(siteDir, file);
  await emptyFolder(at(referenceFiles.folder), at(referenceFiles.stamp));
  await mkdir(at(referenceFiles.operations), {recursive: true});
  for (const operation of operations) {
    await writeFile(at(`${referenceFiles.operations}/${operation.slug}.json`), JSON.stringify(operation));
  }
  await writeFile(at(referenceFiles.facts), JSON.stringify(referenceFacts(contract, operations)));
  await writeFile(at(referenceFiles.outline), JSON.stringify(outline(contract)));
  await writeFile(at(referenceFiles.rights), JSON.stringify(operationRights(operations)));
  await writeFile(at(referenceFiles.paths), JSON.stringify(groupedPaths(contract, operations)));
}

/**
 * Removes what is in the folder. The folder itself stays: Docusaurus may look for it meanwhile. The stamp goes first,
 * since it says that everything is there: whoever is interrupted must not leave it over half of the pages.
 */
async function emptyFolder(folder: string, stamp: string): Promise<void> {
  await mkdir(folder, {recursive: true});
  await rm(stamp, {force: true});
  for (const name of await readdir(folder)) await rm(path.join(folder, name), {recursive: true});
}

/** Which credentials each operation accepts, by their names in the contract: any one of them is enough. */
function operationRights(operations: ReturnType<typeof operationDocuments>): unknown {
  return operations.map(({operationId, slug, security}) => ({
    operationId,
    slug,
    accepts: security.flat(),
  }));
}

/** The paths of each tag, by the groups of the reference: what an API key can be limited to. */
function groupedPaths(
  contract: Contract,
  operations: ReturnType<typeof operationDocuments>,
): readonly PathGroup[] {
  return contract['x-tagGroups'].map(({name, tags}) => ({
    name,
    tags: tags.map((tag) => {
      const paths = operations.filter((operation) => operation.tag === tag).map(({path: each}) => each);
      return {name: tag, paths: [...new Set(paths)]};
    }),
  }));
}

/**
 * The contract without parameters, bodies and schemas. The plugin writes each reference out wherever it stands,
 * which recursion and sharing turn into megabytes; for pages and sidebar it needs none of them.
 */
function outline(contract: Contract): unknown {
  const {openapi, tags, paths} = contract;
  // The plugin names the page of the introduction by the title: ours is the same for every contract.
  const info = {...contract.info, title: 'Introduction'};
  const slim = ({operationId, summary, tags: own, deprecated}: RawOperation) => ({
    operationId,
    summary,
    tags: own,
    deprecated,
    responses: {default: {description: 'See the page.'}},
  });
  return {
    openapi,
    info,
    tags,
    'x-tagGroups': contract['x-tagGroups'],
    paths: Object.fromEntries(
      Object.entries(paths).map(([name, {parameters: _, ...item}]) => [
        name,
        Object.fromEntries(
          Object.entries(item).map(([method, each]) => [method, slim(each as RawOperation)]),
        ),
      ]),
    ),
  };
}
