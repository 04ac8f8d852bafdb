import {createHash} from 'node:crypto';
import {access, mkdir, readdir, readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {ownValue} from '../../base/ownValue';
import {writeWhole} from '../../publishing/files/writeWhole';
import type {PublishedFile} from '../../publishing/pages/publishedFiles';
import {CONTRACT_FILE} from '../../publishing/reference/readContract';
import {CONTRACT_NAME, workflowFiles} from './workflowFiles';

/** A folder of static files of the site, with nothing in it but the workflows. */
export const STATIC_FOLDER = '.generated/static-workflows';

/** What was published, and what it was made from. */
const FACTS = '.generated/workflows.json';

/** What the workflows depend on: the guides, and the programs that make them. */
export const inputFolders = [
  'docs',
  'src/base',
  'src/code/sample-request',
  'src/openapi/document',
  'src/publishing/reference',
  'src/publishing/samples',
  'src/workflows/plugin',
];

interface Facts {
  readonly stamp: string;
  readonly published: readonly PublishedFile[];
  /** Name of the workflow by the page that has requests of it, for example `docs/guides/collections/step1.mdx`. */
  readonly byPage: Readonly<Record<string, string>>;
}

/**
 * Writes the workflows of the guides, if a guide, the contract or what makes them has changed.
 *
 * @param site where the site begins, with a slash at its end
 * @throws SampleError when the samples of a page cannot be read
 */
export async function publishWorkflows(siteDir: string, site: string): Promise<readonly PublishedFile[]> {
  const stamp = await fingerprint(siteDir, site);
  const known = await readFacts(siteDir);
  if (known?.stamp === stamp) return known.published;
  // Whoever is interrupted must not leave the facts over other files.
  await rm(path.join(siteDir, FACTS), {force: true});
  const {files, contract} = await workflowFiles(siteDir, site);
  const folder = path.join(siteDir, STATIC_FOLDER, 'workflows');
  await mkdir(folder, {recursive: true});
  const texts = new Map([[CONTRACT_NAME, contract], ...files.map(({file, text}) => [file, text] as const)]);
  for (const name of await readdir(folder)) if (!texts.has(name)) await rm(path.join(folder, name));
  for (const [name, text] of texts) await writeWhole(path.join(folder, name), text);
  const published = files.map(({file, guide, document}) => ({
    title: guide.title,
    file: `workflows/${file}`,
    description: `${document.workflows.flatMap(({steps}) => steps).length} requests of the guide as an Arazzo workflow`,
  }));
  const byPage = Object.fromEntries(
    files.flatMap(({file, guide}) => guide.pages.map((page) => [page.file, file] as const)),
  );
  await writeWhole(path.join(siteDir, FACTS), JSON.stringify({stamp, published, byPage} satisfies Facts));
  return published;
}

/**
 * The file of the published workflow that a page has requests of, if it has. While samples of any page cannot be read,
 * nothing is published, which `publishWorkflows` has said.
 */
export async function workflowOfPage(siteDir: string, page: string): Promise<string | undefined> {
  const known = await readFacts(siteDir);
  return known && ownValue(known.byPage, page);
}

/** What was published last; undefined where a file of it is missing. */
async function readFacts(siteDir: string): Promise<Facts | undefined> {
  try {
    const facts = JSON.parse(await readFile(path.join(siteDir, FACTS), 'utf8')) as Facts;
    const files = [`workflows/${CONTRACT_NAME}`, ...facts.published.map(({file}) => file)];
    for (const file of files) await access(path.join(siteDir, STATIC_FOLDER, file));
    return facts;
  } catch {
    return undefined;
  }
}

/** Everything they depend on: `inputFolders`, the contract, where the site is, and the libraries. */
async function fingerprint(siteDir: string, site: string): Promise<string> {
  const files = (await Promise.all(inputFolders.map((folder) => filesOf(siteDir, folder)))).flat();
  const hash = createHash('sha256').update(site);
  for (const file of [...files, CONTRACT_FILE, 'package-lock.json'])
    hash.update(`\0${file}\0`).update(await readFile(path.join(siteDir, file)));
  return hash.digest('hex');
}

async function filesOf(siteDir: string, folder: string): Promise<string[]> {
  const names = await readdir(path.join(siteDir, folder), {recursive: true});
  return names
    .filter((name) => /\.(mdx?|ts)$/.test(name))
    .sort()
    .map((name) => path.join(folder, name));
}
