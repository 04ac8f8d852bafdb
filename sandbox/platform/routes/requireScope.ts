import {allowsPath, isReading} from '../../contract/operations/scopes';
import type {Operation} from '../../contract/operations/operations';
import {forbidden} from '../../http/apiError';
import type {KeyScope} from '../../store/apiKeys';

/** @throws ApiError 403 when a key may not call an operation; it names the scope that refuses, and what to do */
export function requireScope({isReadOnly, allowedPaths}: KeyScope, operation: Operation): void {
  if (allowedPaths?.every((allowed) => !allowsPath(allowed, operation.path)))
    throw forbidden(
      `Access Denied: the API key in x-api-key may not call ${operation.path}; send a key whose allowed paths include it`,
    );
  if (isReadOnly && !isReading(operation))
    throw forbidden(
      'Access Denied: the API key in x-api-key is read only, and this operation writes; send a key that may write',
    );
}
