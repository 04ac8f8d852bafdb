import type {OperationDocument} from '../../openapi/document/types';
import type {SearchRecord} from '../engine/types';
import {plainText} from '../../publishing/article/plainText';

const LONGEST = 1000;

/** What is deprecated is found last, but found. */
export const DEPRECATED = 0.25;

/** One record for each operation: by name, method, path, id and description. */
export function operationRecords(operations: readonly OperationDocument[]): SearchRecord[] {
  return operations.map(({slug, summary, tag, description, method, path, operationId, deprecated}) => ({
    kind: 'operation',
    to: `api/${slug}`,
    title: summary,
    place: tag,
    text: plainText(description).slice(0, LONGEST),
    operation: {method, path, id: operationId, ...(deprecated && {isDeprecated: true})},
    ...(deprecated && {weight: DEPRECATED}),
  }));
}
