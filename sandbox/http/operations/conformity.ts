import {checkRequest, type RawRequest, type RequestCheck} from '../../contract/checkRequest';
import {responseViolations, type OutgoingResponse} from '../../contract/checkResponse';
import type {Operation} from '../../contract/operations/operations';
import {badRequest, unsupportedMediaType} from '../apiError';
import {errorToWire} from '../errorToWire';
import {limits} from '../limits';

/** The most bytes that the body of an operation may have. */
export const bodyLimitOf = ({body}: Operation): number => body?.maxBytes ?? limits.bodyBytes;

/** @throws ApiError 415 or 400 for a request that does not conform to the contract; it names every violation. */
export function requireConformity(operation: Operation, raw: RawRequest): RequestCheck {
  if (operation.body && raw.body !== undefined && !operation.body.types.has(raw.bodyType ?? ''))
    throw unsupportedMediaType(raw.bodyType, [...operation.body.types.keys()]);
  const check = checkRequest(operation, raw);
  if (check.violations.length > 0) throw badRequest(...check.violations);
  return check;
}

/** Their names in lower case; the type of the body is the first that the contract knows, unless the response says. */
export function headersOf(
  {responses}: Operation,
  {status, headers}: Pick<OutgoingResponse, 'status' | 'headers'>,
): Record<string, string> {
  const lowered: Record<string, string> = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const type = lowered['content-type'] ?? responses.get(status)?.bodies.keys().next().value;
  if (type !== undefined) lowered['content-type'] = type;
  return lowered;
}

/** @throws ContractBreak for a response that the contract does not allow: a 500, and the log says why. */
export function insistOnContract(operation: Operation, response: OutgoingResponse): void {
  const violations = responseViolations(operation, response);
  if (violations.length > 0) throw new ContractBreak(operation, response.status, violations);
}

/** What the sandbox responds of its own, and the platform never: an operation without a handler, a full disk. */
const ownStatuses = [501, 507];

/** An operation sends no other error that it does not document: such a one is a mistake of the sandbox. */
export function documentedError(operation: Operation, thrown: unknown): unknown {
  const {status} = errorToWire(thrown);
  if (operation.responses.has(status) || ownStatuses.includes(status)) return thrown;
  return new ContractBreak(operation, status, [`status ${status} is not documented`], {cause: thrown});
}

class ContractBreak extends Error {
  override readonly name = 'ContractBreak';
  constructor(
    {operationId, method, path}: Operation,
    status: number,
    violations: readonly string[],
    options?: ErrorOptions,
  ) {
    super(
      `${operationId} (${method} ${path}) responded with ${status} against the contract: ${violations.join('; ')}`,
      options,
    );
  }
}
