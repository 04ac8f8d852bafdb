import type {OperationDocument} from '../../openapi/document/types';
import type {OperationRow} from './types';

/** What lists show of an operation. */
export function operationRow({slug, method, path, summary, deprecated}: OperationDocument): OperationRow {
  return {slug, method, path, summary, deprecated};
}
