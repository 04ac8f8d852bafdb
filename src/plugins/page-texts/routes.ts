import type {RouteConfig} from '@docusaurus/types';

/** What draws a document, an operation, and the index of a sidebar's category. */
const PAGES = ['@theme/DocItem', '@theme/ApiItem', '@theme/DocCategoryGeneratedIndexPage'];

/** Paths of all pages of guides and reference, base path included, in the order of the site's routes. */
export function textRoutes(routes: readonly RouteConfig[]): string[] {
  return routes.flatMap(({path, component, routes: inner = []}) => [
    ...(PAGES.includes(component) ? [path] : []),
    ...textRoutes(inner),
  ]);
}
