import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {SEARCH_FILE} from '../../search/engine/file';
import type {PageText, Site} from '../pages/pages';
import type {Contract} from '../reference/contract';
import {operationDocuments} from '../reference/operations';
import {askedAs} from './askedAs';
import {fieldRecords} from './fieldRecords';
import {indexOf} from './indexOf';
import {operationRecords} from './operationRecords';
import {pageRecords} from './pageRecords';

/**
 * Writes the file that the search dialog downloads: pages by section, operations, parameters and fields.
 *
 * @param isOpen whether anybody may read the page at a path
 */
export async function writeSearchIndex(
  siteDir: string,
  site: Site,
  pages: readonly PageText[],
  isOpen: (path: string) => boolean,
): Promise<void> {
  const contract = await readFile(path.join(siteDir, '.generated/openapi.json'), 'utf8');
  const operations = operationDocuments(JSON.parse(contract) as Contract).filter(({slug}) =>
    isOpen(`${site.baseUrl}api/${slug}`),
  );
  const ofOperations = operationRecords(operations);
  const isOperation = (page: string): boolean => ofOperations.some(({to}) => page.endsWith(`/${to}`));
  const records = [
    ...pages
      .filter(({path: page, isIndex}) => !isIndex && !isOperation(page))
      .flatMap((page) => pageRecords(site, page)),
    ...ofOperations,
    ...fieldRecords(operations),
  ];
  await writeFile(path.join(site.outDir, SEARCH_FILE), JSON.stringify(indexOf(records, askedAs)));
}
