import {readFile} from 'node:fs/promises';
import path from 'node:path';

/** What draws a document, an operation, and a page that is neither, such as the privacy notice. */
const pages = ['@theme/DocItem', '@theme/ApiItem', '@theme/MDXPage'];
/** What draws lists of pages: the index of a sidebar's category, and the tags. */
const indexes = [
  '@theme/DocCategoryGeneratedIndexPage',
  '@theme/DocTagsListPage',
  '@theme/DocTagDocListPage',
];

export interface TextRoute {
  /** Base path included. */
  readonly path: string;
  readonly isIndex: boolean;
}

/**
 * All pages that are texts, in the order of the site's routes. They are read from the lists that Docusaurus writes for
 * its bundles, since it hands out the routes themselves only when all pages are made.
 *
 * @param generatedFilesDir Docusaurus's folder for such lists
 * @throws when the lists are written in another way
 */
export async function readTextRoutes(generatedFilesDir: string): Promise<TextRoute[]> {
  const read = (file: string) => readFile(path.join(generatedFilesDir, file), 'utf8');
  const [routes, registry] = await Promise.all([read('routesChunkNames.json'), read('registry.js')]);
  return textRoutes(JSON.parse(routes) as Record<string, {__comp?: string}>, registry);
}

/**
 * @param chunksOf the chunks of each route by its path, a hyphen and a digest; `__comp` is that of what draws it
 * @param registry a module with a line for each chunk, `"chunk": [() => …, "what is in it", …]`
 */
export function textRoutes(
  chunksOf: Readonly<Record<string, {readonly __comp?: string}>>,
  registry: string,
): TextRoute[] {
  const components = new Map(
    [...registry.matchAll(/^ {2}"([^"]+)": .*?, "([^"]+)", /gm)].map(([, chunk, name]) => [chunk, name]),
  );
  const routes = Object.entries(chunksOf).flatMap(([key, {__comp}]): TextRoute[] => {
    const component = components.get(__comp) ?? '';
    const isIndex = indexes.includes(component);
    return isIndex || pages.includes(component) ? [{path: key.replace(/-[^-]*$/, ''), isIndex}] : [];
  });
  if (routes.length === 0)
    throw new Error("No routes were found: the format of Docusaurus's lists of routes is unknown.");
  return routes;
}
