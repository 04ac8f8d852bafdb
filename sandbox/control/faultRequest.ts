import {badRequest} from '../http/apiError';

/** The next requests of an operation that are refused as too many. */
export interface FaultRequest {
  readonly operationId: string;
  readonly times: number;
}

/**
 * Parses the body of POST /sandbox/faults.
 * @param operations those that can be refused
 * @throws ApiError 400 that says what is wrong
 */
export function parseFaultRequest(body: unknown, operations: readonly string[]): FaultRequest {
  const {operationId, times} = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >;
  if (typeof operationId !== 'string' || !operations.includes(operationId))
    throw badRequest(
      'body.operationId must be an operation of the identity service, such as "AdminEnableUser"',
    );
  if (typeof times !== 'number' || !Number.isInteger(times) || times < 1)
    throw badRequest('body.times must be a whole number from 1');
  return {operationId, times};
}
