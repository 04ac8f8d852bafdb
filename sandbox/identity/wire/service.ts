import {CognitoError} from '../pool/errors';
import type {Operation} from '../operations/operation';
import type {Dependencies} from '../dependencies/dependencies';
import type {SignedRequest} from '../signature/canonical';
import {checkPolicy} from '../signature/policy';
import {verifySignature} from '../signature/verifySignature';
import type {Throttling} from './throttling';

/** One of the two services, ready to run requests. */
export type Service = (request: SignedRequest) => object | Promise<object>;

/**
 * Finds the operation that the target header names and runs it.
 * @param name - what stands before the operation in `x-amz-target`.
 */
export function createService(
  name: string,
  operations: Readonly<Record<string, Operation>>,
  {dependencies, throttling}: {readonly dependencies: Dependencies; readonly throttling: Throttling},
): Service {
  const bound = new Map(
    Object.entries(operations).map(([key, operation]) => [
      `${name}.${key}`,
      {key, signed: operation.signed, run: operation.bind(dependencies)},
    ]),
  );
  return (request) => {
    const target = String(request.headers['x-amz-target'] ?? '');
    const operation = bound.get(target);
    if (!operation) throw unknownOperation(target);
    // The signature comes first: without a right to call, validation messages tell nothing.
    if (operation.signed)
      checkPolicy(verifySignature(dependencies, request), operation.key, dependencies.pool);
    throttling.check(operation.key);
    return operation.run(parse(request.body));
  };
}

// What is no UTF-8 is refused: replaced by U+FFFD, two passwords could be one.
const utf8 = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});

function parse(body: Uint8Array): unknown {
  try {
    const text = utf8.decode(body);
    const parsed: unknown = JSON.parse(text);
    // Only an escape can spell half of a surrogate pair. No UTF-8 has one, so no column could give it back.
    if (/\\u[dD][89a-fA-F]/.test(text)) refuseHalfPairs(parsed);
    return parsed;
  } catch {
    throw new CognitoError('SerializationException', 'The request body is not JSON.');
  }
}

function refuseHalfPairs(value: unknown): void {
  if (typeof value === 'string' && /\p{Surrogate}/u.test(value))
    throw new TypeError('Half of a surrogate pair.');
  if (typeof value === 'object' && value !== null) Object.entries(value).flat().forEach(refuseHalfPairs);
}

/** Status 400 like any other error: at a 500 Amplify would try three times. */
const unknownOperation = (target: string) =>
  new CognitoError(
    'UnknownOperationException',
    target
      ? `The sandbox does not support ${target}. What it supports is listed in sandbox/identity/README.md.`
      : 'The header x-amz-target is missing.',
  );
