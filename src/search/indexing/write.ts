import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {SEARCH_FILE} from '../engine/file';
import type {SearchRecord} from '../engine/types';
import type {ErrorKind} from '../../errors/types';
import {paths} from '../../site/paths';
import type {OperationDocument} from '../../openapi/document/types';
import type {Site} from '../../publishing/pages/pages';
import type {PageText} from '../../publishing/pages/pageText';
import {ownValue} from '../../base/ownValue';
import {askedAs} from './askedAs';
import {fieldRecords} from './fieldRecords';
import {indexOf} from './indexOf';
import {operationRecords} from './operationRecords';
import {pageRecords} from './pageRecords';
import type {Phrasings} from './readPhrasings';

/** The records of operations, parameters and fields, which need no page. */
export interface OperationRecords {
  readonly ofOperations: readonly SearchRecord[];
  readonly ofFields: readonly SearchRecord[];
}

export function recordsOf(operations: readonly OperationDocument[]): OperationRecords {
  return {ofOperations: operationRecords(operations), ofFields: fieldRecords(operations)};
}

/**
 * Writes the file that the search dialog downloads: pages by section, operations, parameters and fields.
 *
 * @param errorKinds whose messages lead to their pages
 * @param phrasings questions that lead to pages and sections; those of a page that is not there are left out
 */
export async function writeSearchIndex(
  site: Site,
  pages: readonly PageText[],
  {ofOperations, ofFields}: OperationRecords,
  errorKinds: readonly ErrorKind[] = [],
  phrasings: Phrasings = {},
): Promise<void> {
  const isOperation = (page: string): boolean => ofOperations.some(({to}) => page.endsWith(`/${to}`));
  const records = [
    ...pages
      .filter(({path: page, isIndex}) => !isIndex && !isOperation(page))
      .flatMap((page) => recordsOfPage(site, page, errorKinds)),
    ...ofOperations,
  ].map((record) => {
    const asks = ownValue(phrasings, record.to);
    return asks ? {...record, asks} : record;
  });
  await writeFile(
    path.join(site.outDir, SEARCH_FILE),
    JSON.stringify(indexOf([...records, ...ofFields], askedAs)),
  );
}

/** A page about an error is found by its messages and by what it is about; its sections say the same of each other error. */
function recordsOfPage(site: Site, page: PageText, errorKinds: readonly ErrorKind[]): SearchRecord[] {
  const records = pageRecords(site, page);
  const [first] = records;
  // The list of all errors says what each of their pages says.
  if (first?.to === paths.errors.slice(1))
    return errorKinds.length > 0 ? [{...first, weight: BESIDE_GUIDES}] : records;
  const kind = errorKinds.find(({id}) => first?.to === `${paths.errors.slice(1)}/${id}`);
  if (!first || !kind) return records;
  return [
    {...first, text: `${page.description} ${kind.says}`, messages: kind.messages, weight: BESIDE_GUIDES},
  ];
}

/** How much a page about an error counts where nobody has pasted a message: somebody who asks how wants a guide. */
const BESIDE_GUIDES = 0.7;
