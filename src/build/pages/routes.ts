import type {RouteConfig} from '@docusaurus/types';

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

/** All pages that are texts, in the order of the site's routes. */
export function textRoutes(routes: readonly RouteConfig[]): TextRoute[] {
  return routes.flatMap(({path, component, routes: inner = []}) => [
    ...([...pages, ...indexes].includes(component) ? [{path, isIndex: indexes.includes(component)}] : []),
    ...textRoutes(inner),
  ]);
}
