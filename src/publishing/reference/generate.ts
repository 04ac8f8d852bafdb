import {createRequire} from 'node:module';
import {mkdir, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import commander from 'commander';
import type {Contract, RawOperation} from './contract';
import type {EditUrls} from './editUrls';
import type {PathGroup} from './types';
import {unsentCredentials} from './leftOut';
import {unsentBodies} from './unsentBodies';
import {unsentParameters} from './unsentParameters';
import {referenceFacts} from './referenceFacts';
import {operationDocuments} from './operations';
import {pageMakers} from './pages';
import {referenceFiles} from './files';

const plugin = createRequire(import.meta.url)('docusaurus-plugin-openapi-docs') as OpenApiDocsPlugin;

/** The part of the plugin's entry that is called: it adds `gen-api-docs` to a command line. */
type OpenApiDocsPlugin = {
  default: (
    context: {siteDir: string; siteConfig: {presets: unknown[]; plugins: unknown[]}},
    options: {docsPluginId: string; config: Record<string, Record<string, unknown>>},
  ) => {extendCli: (cli: commander.Command) => void};
};

interface Sources {
  readonly editUrls: EditUrls;
  /** The words of the introduction, an MDX file of the site. */
  readonly words: string;
}

/**
 * Makes the reference anew: one JSON file for each operation, the facts of the introduction, and by the plugin the
 * pages and the sidebar. See decisions/0003-reference-pages.md.
 */
export async function generateReference(
  siteDir: string,
  contract: Contract,
  {editUrls, words}: Sources,
): Promise<void> {
  const operations = operationDocuments(contract);
  const unsent = [unsentParameters, unsentCredentials, unsentBodies].flatMap((find) => find(operations));
  for (const sentence of unsent) console.warn(sentence);
  const introduction = await readFile(path.join(siteDir, words), 'utf8');
  const at = (file: string) => path.join(siteDir, file);
  const template = at('src/publishing/reference/page.mustache');
  // The plugin never overwrites a page: what the contract changed would stay invisible.
  await emptyFolder(at(referenceFiles.folder), at(referenceFiles.stamp));
  await mkdir(at(referenceFiles.operations), {recursive: true});
  for (const operation of operations) {
    await writeFile(at(`${referenceFiles.operations}/${operation.slug}.json`), JSON.stringify(operation));
  }
  await writeFile(at(referenceFiles.facts), JSON.stringify(referenceFacts(contract, operations)));
  await writeFile(at(referenceFiles.outline), JSON.stringify(outline(contract)));
  await writeFile(at(referenceFiles.rights), JSON.stringify(operationRights(operations)));
  await writeFile(at(referenceFiles.paths), JSON.stringify(groupedPaths(contract, operations)));
  await runPlugin(siteDir, {
    specPath: referenceFiles.outline,
    // Relative, unlike the templates: document ids in the sidebar are what remains after the docs instance's folder.
    outputDir: referenceFiles.pages,
    template,
    infoTemplate: template,
    tagTemplate: template,
    markdownGenerators: pageMakers(contract, operations, introduction, editUrls),
    sidebarOptions: {groupPathsBy: 'tagGroup', categoryLinkSource: 'tag'},
  });
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

async function runPlugin(siteDir: string, options: Record<string, unknown>): Promise<void> {
  const docs = ['@docusaurus/plugin-content-docs', {id: 'reference', path: referenceFiles.folder}];
  const context = {siteDir, siteConfig: {presets: [], plugins: [docs]}};
  const cli = commander.createCommand();
  plugin.default(context, {docsPluginId: 'reference', config: {platform: options}}).extendCli(cli);
  await hideSuccessLines(() => cli.parseAsync(['gen-api-docs', 'platform'], {from: 'user'}));
}

/** The plugin prints a line for each file that it writes: only its other lines are shown. */
async function hideSuccessLines(run: () => Promise<unknown>): Promise<void> {
  const {log} = console;
  console.log = (...words: unknown[]) => {
    if (!String(words[0]).includes('Successfully created')) log(...words);
  };
  try {
    await run();
  } finally {
    console.log = log;
  }
}
