import type {OperationDocument} from '../../openapi/document/types';
import type {SearchRecord} from '../../search/engine/types';
import {plainText} from './plainText';

/** One record for each operation: by name, method, path, id and description. */
export function operationRecords(operations: readonly OperationDocument[]): SearchRecord[] {
  return operations.map(({slug, summary, tag, description, method, path, operationId}) => ({
    kind: 'operation',
    to: `api/${slug}`,
    title: summary,
    place: tag,
    text: plainText(description).slice(0, 600),
    operation: {method, path, id: operationId},
  }));
}
