import {JSON_TYPE} from './errorReply';
import type {Reply} from './route';

/** A response of JSON, or one without a body. */
export function jsonReply(status: number, body?: unknown): Reply {
  if (body === undefined) return {status, headers: {}};
  return {status, headers: {'content-type': JSON_TYPE}, body: JSON.stringify(body)};
}
