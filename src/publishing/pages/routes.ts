import type {RouteConfig} from '@docusaurus/types';

/** What draws a document, an operation, a page that is neither, such as the privacy notice, and the changelog. */
const pages = ['@theme/DocItem', '@theme/ApiItem', '@theme/MDXPage', '@site/src/changelog/ChangelogPage.tsx'];
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
 * All pages that are texts, in the order of the site's routes.
 *
 * @throws when no route is drawn by a component of the theme that draws texts: their names have changed
 */
export function textRoutes(routes: readonly RouteConfig[]): TextRoute[] {
  const found = listRoutes(routes);
  if (found.length === 0) throw new Error('No page is drawn by a component that draws texts.');
  return found;
}

function listRoutes(routes: readonly RouteConfig[]): TextRoute[] {
  return routes.flatMap(({path, component, routes: inner = []}) => {
    const isIndex = indexes.includes(component);
    const own = isIndex || pages.includes(component) ? [{path, isIndex}] : [];
    return [...own, ...listRoutes(inner)];
  });
}
