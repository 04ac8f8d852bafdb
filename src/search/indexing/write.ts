import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {SEARCH_FILE} from '../engine/file';
import type {SearchRecord} from '../engine/types';
import type {OperationDocument} from '../../openapi/document/types';
import type {Site} from '../../publishing/pages/pages';
import type {PageText} from '../../publishing/pages/pageText';
import {askedAs} from './askedAs';
import {fieldRecords} from './fieldRecords';
import {indexOf} from './indexOf';
import {operationRecords} from './operationRecords';
import {pageRecords} from './pageRecords';

/** The records of operations, parameters and fields, which need no page. */
export interface OperationRecords {
  readonly ofOperations: readonly SearchRecord[];
  readonly ofFields: readonly SearchRecord[];
}

export function recordsOf(operations: readonly OperationDocument[]): OperationRecords {
  return {ofOperations: operationRecords(operations), ofFields: fieldRecords(operations)};
}

/** Writes the file that the search dialog downloads: pages by section, operations, parameters and fields. */
export async function writeSearchIndex(
  site: Site,
  pages: readonly PageText[],
  {ofOperations, ofFields}: OperationRecords,
): Promise<void> {
  const isOperation = (page: string): boolean => ofOperations.some(({to}) => page.endsWith(`/${to}`));
  const records = [
    ...pages
      .filter(({path: page, isIndex}) => !isIndex && !isOperation(page))
      .flatMap((page) => pageRecords(site, page)),
    ...ofOperations,
    ...ofFields,
  ];
  await writeFile(path.join(site.outDir, SEARCH_FILE), JSON.stringify(indexOf(records, askedAs)));
}
