import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {PluginConfig} from '@docusaurus/types';
import type {LoadedSiteConfig} from '../../site/types';
import {editUrls} from './editUrls';
import {referenceFiles} from './files';
import {introductionOf} from './introductions';
import {pageMakers, type PageMakers} from './pages';
import {readContract} from './readContract';
import {readOperationDocuments} from './readOperationDocuments';
import {REFERENCE} from './referenceDocs';

type Site = Pick<LoadedSiteConfig, 'apiDescription' | 'editUrl' | 'navigation'>;

/**
 * The OpenAPI plugin with its options: its command makes the pages and the sidebar.
 *
 * @throws when what it makes them from (`writeReference`) has not been made yet
 */
export async function openApiDocs(siteDir: string, site: Site): Promise<PluginConfig> {
  const template = 'src/publishing/reference/page.mustache';
  return [
    'docusaurus-plugin-openapi-docs',
    {
      id: REFERENCE,
      docsPluginId: REFERENCE,
      config: {
        [REFERENCE]: {
          specPath: referenceFiles.outline,
          outputDir: referenceFiles.pages,
          template,
          infoTemplate: template,
          tagTemplate: template,
          markdownGenerators: await readMakers(siteDir, site),
          sidebarOptions: {groupPathsBy: 'tagGroup', categoryLinkSource: 'tag'},
        },
      },
    },
  ];
}

async function readMakers(siteDir: string, {apiDescription, editUrl, navigation}: Site): Promise<PageMakers> {
  const read = (file: string) => readFile(path.resolve(siteDir, file), 'utf8');
  return pageMakers(
    await readContract(siteDir),
    await readOperationDocuments(siteDir),
    await read(introductionOf(navigation)),
    editUrls(await read(apiDescription), apiDescription, editUrl),
  );
}
