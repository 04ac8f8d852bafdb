import {ownValue} from '../../base/ownValue';
import type {OperationDocument} from '../../openapi/document/types';
import type {Contract} from './contract';
import type {EditUrls} from './editUrls';
import {blockHtml, firstSentence} from './markdown';
import {slug} from '../../openapi/document/slug';
import {operationRow} from './operationRow';

/** Makers of the pages' MDX. The pages hold no content of their own: components read it from the JSON beside them. */

type FrontMatter = Record<string, string | boolean | null>;

/** What the plugin hands over of a page: the id that its sidebar refers to, and what it documents. */
type ApiPage = {id: string; api: {operationId?: string}};
type InfoPage = {id: string};
type TagPage = {id: string; tag: {name?: string}};

export type PageMakers = {
  createApiPageMD: (page: ApiPage) => string;
  createInfoPageMD: (page: InfoPage) => string;
  createTagPageMD: (page: TagPage) => string;
};

export function pageMakers(
  contract: Contract,
  operations: readonly OperationDocument[],
  introduction: string,
  editUrls: EditUrls,
): PageMakers {
  return {
    createApiPageMD: ({id, api}) => {
      const operation = operations.find((each) => each.operationId === api.operationId);
      if (!operation)
        throw new Error(`The plugin made a page of ${api.operationId}, which the contract has not.`);
      return operationPage(id, operation, contract, editUrls);
    },
    createInfoPageMD: ({id}) => {
      const frontMatter = {
        id,
        slug: '/',
        title: 'API reference',
        description: firstSentence(contract.info.description ?? ''),
      };
      return page(frontMatter, `${WORDS_LAYOUT}\nimport facts from '../facts.json';\n\n${introduction}`);
    },
    createTagPageMD: ({id, tag}) => tagPage(id, tag.name ?? '', contract, operations),
  };
}

// Pages of words bring the layout of documents with them; an operation's page goes without, and without its code.
const WORDS_LAYOUT = `export {WordsLayout as default} from '@site/src/reference/introduction/WordsLayout';`;

function operationPage(
  id: string,
  operation: OperationDocument,
  contract: Contract,
  editUrls: EditUrls,
): string {
  const source = ownValue(contract.paths, operation.path)?.[operation.method] as {description?: string};
  const frontMatter = {
    id,
    slug: `/${operation.slug}`,
    title: operation.summary,
    description: firstSentence(source.description ?? operation.summary),
    hide_title: true,
    hide_table_of_contents: true,
    custom_edit_url: ownValue(editUrls, operation.path) ?? null,
  };
  return page(
    frontMatter,
    `import {Operation} from '@site/src/reference/operation/Operation';
import operation from '../operations/${operation.slug}.json';
import guides from '../guides/${operation.slug}.json';
import around from '../around/${operation.slug}.json';
import changes from '../changes/${operation.slug}.json';

<Operation operation={operation} guides={guides} around={around} changes={changes} />`,
  );
}

function tagPage(
  id: string,
  name: string,
  contract: Contract,
  operations: readonly OperationDocument[],
): string {
  const description = contract.tags.find((tag) => tag.name === name)?.description ?? '';
  const rows = operations.filter(({tag}) => tag === name).map(operationRow);
  // Words of the contract travel as data: as MDX, their braces and angles would be code.
  const words = JSON.stringify(blockHtml(description));
  return page(
    {
      id,
      slug: `/${slug(name)}`,
      title: name,
      description: firstSentence(description),
      hide_table_of_contents: true,
    },
    `${WORDS_LAYOUT}
import {OperationList} from '@site/src/reference/introduction/OperationList';
import {Html} from '@site/src/components/html/Html';

<Html html={${words}} />

<OperationList operations={${JSON.stringify(rows)}} />`,
  );
}

function page(frontMatter: FrontMatter, body: string): string {
  // JSON is YAML: quoting and escaping need no further thought.
  const lines = Object.entries({custom_edit_url: null, ...frontMatter}).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}`,
  );
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`;
}
