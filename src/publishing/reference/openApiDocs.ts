import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {PluginConfig} from '@docusaurus/types';
import type {OperationDocument} from '../../openapi/document/types';
import type {LoadedSiteConfig} from '../../site/types';
import {editUrls} from './editUrls';
import {referenceFiles} from './files';
import {introductionOf} from './introductions';
import {pageMakers, type PageMakers} from './pages';
import {contractOf, CONTRACT_FILE} from './readContract';
import {REFERENCE} from './referenceDocs';

type Site = Pick<LoadedSiteConfig, 'apiDescription' | 'editUrl' | 'navigation'>;

/** The OpenAPI plugin with its options: its command makes the pages and the sidebar. */
export function openApiDocs(site: Site): PluginConfig {
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
          markdownGenerators: makersOf(site),
          sidebarOptions: {groupPathsBy: 'tagGroup', categoryLinkSource: 'tag'},
        },
      },
    },
  ];
}

/** They read the contract when the first page is made: a build has its pages already. */
function makersOf(site: Site): PageMakers {
  let read: PageMakers | undefined;
  const makers = () => (read ??= readMakers(site));
  return {
    createApiPageMD: (page) => makers().createApiPageMD(page),
    createInfoPageMD: (page) => makers().createInfoPageMD(page),
    createTagPageMD: (page) => makers().createTagPageMD(page),
  };
}

function readMakers({apiDescription, editUrl, navigation}: Site): PageMakers {
  const read = (file: string) => readFileSync(path.resolve(file), 'utf8');
  const contract = contractOf(read(CONTRACT_FILE));
  const order = JSON.parse(read(referenceFiles.rights)) as {slug: string}[];
  const operations = order.map(
    ({slug}) => JSON.parse(read(`${referenceFiles.operations}/${slug}.json`)) as OperationDocument,
  );
  return pageMakers(
    contract,
    operations,
    read(introductionOf(navigation)),
    editUrls(read(apiDescription), apiDescription, editUrl),
  );
}
