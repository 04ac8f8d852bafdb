import type {Log} from '../base/log';
import {errorBody, errorToWire} from './errorToWire';
import type {Reply, RequestHead} from './route';

/** The content type of every JSON body. */
export const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * THE way an error leaves the sandbox: its details go to the log, a safe message goes out.
 * @param details - logged with an error of the sandbox's own, such as the operation that failed.
 */
export function errorReply(
  thrown: unknown,
  {method, url}: Pick<RequestHead, 'method' | 'url'>,
  log: Log,
  details: Readonly<Record<string, string>> = {},
): Reply {
  const error = errorToWire(thrown);
  if (error.status >= 500 && error.status !== 501)
    log.error({err: thrown, method, url, ...details}, 'request failed');
  return {
    status: error.status,
    headers: {...lowerCase(error.headers), 'content-type': JSON_TYPE},
    body: JSON.stringify(errorBody(error)),
  };
}

function lowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
