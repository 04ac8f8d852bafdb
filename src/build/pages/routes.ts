import type {RouteConfig} from '@docusaurus/types';

/** What draws a document and an operation. */
const pages = ['@theme/DocItem', '@theme/ApiItem'];
/** What draws the index of a sidebar's category: a list of its pages. */
const INDEX = '@theme/DocCategoryGeneratedIndexPage';

export interface TextRoute {
  /** Base path included. */
  readonly path: string;
  readonly isIndex: boolean;
}

/** All pages of guides and reference, in the order of the site's routes. */
export function textRoutes(routes: readonly RouteConfig[]): TextRoute[] {
  return routes.flatMap(({path, component, routes: inner = []}) => [
    ...(pages.includes(component) || component === INDEX ? [{path, isIndex: component === INDEX}] : []),
    ...textRoutes(inner),
  ]);
}
