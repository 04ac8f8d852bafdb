import {ownValue} from '../../base/ownValue';
import type {OperationDocument} from './types';

/** Whether an operation takes an API key and nothing else. One that anybody may call takes none. */
export function isKeyOnly({
  security,
  securitySchemes,
}: Pick<OperationDocument, 'security' | 'securitySchemes'>): boolean {
  return (
    security.length > 0 && security.flat().every((name) => ownValue(securitySchemes, name)?.type === 'apiKey')
  );
}
