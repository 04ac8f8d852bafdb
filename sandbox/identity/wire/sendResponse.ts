import type {FastifyReply, FastifyRequest} from 'fastify';
import {ownValue} from '../../base/ownValue';
import {errorToWire} from '../../http/errorToWire';
import {CognitoError} from '../pool/errors';

const JSON_TYPE = 'application/x-amz-json-1.1';

/** The largest body of a request, in bytes. */
export const BODY_LIMIT = 256 * 1024;

/** Sends what an operation returned. */
export function sendResponse(reply: FastifyReply, output: object): FastifyReply {
  return reply.type(JSON_TYPE).send(toWire(output));
}

/**
 * Sends an error as Cognito does. What is no Cognito error is a mistake of the sandbox, whose details go to the log
 * alone; or its disk is full, which Cognito's never is: the platform's status and words say what to do.
 */
export function sendCognitoError(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const {error, status} = toWireError(thrown, request);
  return reply
    .code(status)
    .headers({'x-amzn-ErrorType': error.type, 'x-amzn-ErrorMessage': headerSafe(error.message)})
    .type(JSON_TYPE)
    .send(toWire({__type: error.type, message: error.message}));
}

const INTERNAL = 'InternalErrorException';

function toWireError(thrown: unknown, request: FastifyRequest): {error: CognitoError; status: number} {
  if (thrown instanceof CognitoError) return {error: thrown, status: 400};
  const {status, message} = errorToWire(thrown, BODY_LIMIT);
  // A body over the limit, a broken content length.
  if (status < 500)
    return {error: new CognitoError('SerializationException', 'The request could not be read.'), status: 400};
  request.log.error({err: thrown, target: request.headers['x-amz-target']}, 'identity request failed');
  const words = status === 500 ? 'An internal error occurred.' : message;
  return {error: new CognitoError(INTERNAL, words), status};
}

/** AWS JSON 1.1: a moment is a number of seconds since 1970, with milliseconds behind the point. */
function toWire(output: object): string {
  return JSON.stringify(output, function (this: Record<string, unknown>, key, value: unknown) {
    // `value` has been through Date.toJSON already; the date itself is still in the object.
    const original = ownValue(this, key);
    return original instanceof Date ? original.getTime() / 1000 : value;
  });
}

/** The message may repeat what the client sent: a header must stay ASCII, and short enough for every client. */
const headerSafe = (text: string): string => text.slice(0, 500).replace(/[^\x20-\x7e]/g, '?');
