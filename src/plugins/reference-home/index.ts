import type {LoadContext, Plugin} from '@docusaurus/types';

/** The home page of a site that is a reference and nothing else, in place of the one with the platform's chart. */
export function referenceHome({baseUrl}: LoadContext): Plugin {
  return {
    name: 'reference-home',
    contentLoaded({actions}) {
      actions.addRoute({
        path: baseUrl,
        component: '@site/src/reference/home/ReferenceHome.tsx',
        exact: true,
      });
    },
  };
}
