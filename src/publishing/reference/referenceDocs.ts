import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {PluginConfig} from '@docusaurus/types';
import type {LoadedSiteConfig} from '../../site/types';
import {referenceFiles} from './files';

/** The docs instance that the pages belong to, and the name of the contract on the command line. */
export const REFERENCE = 'reference';

/** A docs instance of its own, so that no guide downloads what only an operation needs. */
export function referenceDocs({docsVersion}: Pick<LoadedSiteConfig, 'docsVersion'>): PluginConfig {
  return [
    '@docusaurus/plugin-content-docs',
    {
      id: REFERENCE,
      path: referenceFiles.folder,
      include: ['pages/*.mdx'],
      routeBasePath: 'api',
      sidebarPath: './src/reference/sidebars.ts',
      docItemComponent: '@theme/ApiItem',
      versions: {current: {label: docsVersion}},
    } satisfies Partial<DocsOptions>,
  ];
}
