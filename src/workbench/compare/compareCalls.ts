import type {RecordedCall} from '@site/src/base/calls/callLog';
import {parseJson} from '@site/src/openapi/document/parseJson';
import {diffJson, type Difference} from './diffJson';

/** They differ in every two responses, and say nothing. */
const volatile = new Set(['date', 'age', 'content-length']);

/** How the response of one call differs from that of another. Paths begin with `status`, `headers` or `body`. */
export function compareCalls(before: RecordedCall, after: RecordedCall): Difference[] {
  const [one, other] = [describe(before), describe(after)];
  return diffJson(one, other);
}

function describe({response}: RecordedCall) {
  if (!response) return {status: null, headers: {}, body: null};
  const {status, headers, body, size} = response;
  return {
    status,
    headers: Object.fromEntries(headers.filter(([name]) => !volatile.has(name))),
    body: body === undefined ? {bytes: size ?? null} : (parseJson(body)?.value ?? body),
  };
}
