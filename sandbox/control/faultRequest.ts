import {badRequest} from '../http/apiError';
import type {Fault} from '../http/faults';

/** The operations that can be made to fail, by the service that they belong to. */
export interface FaultOperations {
  readonly identity: readonly string[];
  readonly platform: readonly string[];
}

/** A fault of the platform, or refusals of the identity service. */
export type FaultRequest =
  | {readonly service: 'platform'; readonly fault: Fault}
  | {readonly service: 'identity'; readonly operationId: string; readonly times: number};

/** A minute: longer than any client waits. */
const LONGEST_DELAY_MS = 60_000;

const known = ['operationId', 'status', 'delayMs', 'drop', 'times'];

/**
 * Parses the body of POST /sandbox/faults: `{times, operationId?, status?, delayMs?, drop?}`. An operation of the identity
 * service is always refused in Cognito's way, so it takes nothing but `operationId` and `times`.
 * @throws ApiError 400 that names everything that is wrong
 */
export function parseFaultRequest(body: unknown, operations: FaultOperations): FaultRequest {
  const given = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const {operationId, status, delayMs, drop, times} = given;
  const violations = Object.keys(given)
    .filter((key) => !known.includes(key))
    .map((key) => `body.${key} is not known; use ${known.join(', ')}`);
  const isIdentity = typeof operationId === 'string' && operations.identity.includes(operationId);
  if (!isWhole(times, 1, Infinity)) violations.push('body.times must be a whole number from 1');
  if (operationId !== undefined && !isIdentity && !operations.platform.some((each) => each === operationId))
    violations.push(
      'body.operationId must be an operation of the platform, such as "listObjects", or of the identity service, such as "AdminEnableUser"',
    );
  if (isIdentity && (status !== undefined || delayMs !== undefined || drop !== undefined))
    violations.push(
      `body must be {"operationId": "${operationId}", "times": 1}: the identity service refuses as Cognito does, with TooManyRequestsException`,
    );
  if (status !== undefined && !isWhole(status, 400, 599))
    violations.push('body.status must be a whole number from 400 to 599');
  if (delayMs !== undefined && !isWhole(delayMs, 0, LONGEST_DELAY_MS))
    violations.push(`body.delayMs must be a whole number from 0 to ${LONGEST_DELAY_MS}`);
  if (drop !== undefined && typeof drop !== 'boolean') violations.push('body.drop must be true or false');
  if (drop === true && status !== undefined)
    violations.push('body has both status and drop: a connection that is dropped has no status');
  if (!isIdentity && status === undefined && delayMs === undefined && drop !== true)
    violations.push('body must have status, delayMs or drop, to say what happens');
  if (violations.length > 0) throw badRequest(...violations);
  // Their types have been checked above.
  return isIdentity
    ? {service: 'identity', operationId, times: times as number}
    : {service: 'platform', fault: given as unknown as Fault};
}

function isWhole(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}
