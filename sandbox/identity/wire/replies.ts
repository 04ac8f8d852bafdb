import type {Log} from '../../base/log';
import {ownValue} from '../../base/ownValue';
import {errorToWire} from '../../http/errorToWire';
import {headerOf} from '../../http/headerOf';
import type {Reply, RequestHead} from '../../http/route';
import {CognitoError} from '../pool/errors';

const JSON_TYPE = 'application/x-amz-json-1.1';

/** The largest body of a request, in bytes. */
export const BODY_LIMIT = 256 * 1024;

/** What an operation returned. */
export function outputReply(output: object): Reply {
  return {status: 200, headers: {'content-type': JSON_TYPE}, body: toWire(output)};
}

/**
 * An error as Cognito sends it. What is no Cognito error is a mistake of the sandbox, whose details go to the log
 * alone; or its disk is full, which Cognito's never is: the platform's status and words say what to do.
 */
export function cognitoErrorReply(thrown: unknown, head: RequestHead, log: Log): Reply {
  const {error, status} = toWireError(thrown, head, log);
  return {
    status,
    headers: {
      'x-amzn-errortype': error.type,
      'x-amzn-errormessage': headerSafe(error.message),
      'content-type': JSON_TYPE,
    },
    body: toWire({__type: error.type, message: error.message}),
  };
}

const INTERNAL = 'InternalErrorException';

function toWireError(
  thrown: unknown,
  {headers}: RequestHead,
  log: Log,
): {error: CognitoError; status: number} {
  if (thrown instanceof CognitoError) return {error: thrown, status: 400};
  const {status, message} = errorToWire(thrown);
  // A body over the limit.
  if (status < 500)
    return {error: new CognitoError('SerializationException', 'The request could not be read.'), status: 400};
  log.error({err: thrown, target: headerOf(headers, 'x-amz-target')}, 'identity request failed');
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
