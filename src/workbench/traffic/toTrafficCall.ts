import type {ListedCall} from '../calls/listedCall';
import {maskAddress} from '../masking/maskCall';
import type {CheckedCall} from './checkTraffic';

export interface TrafficCall extends ListedCall {
  readonly checked: CheckedCall;
}

const known = new WeakMap<CheckedCall, TrafficCall>();
let last = 0;

/** A checked call as lists show it. */
export function toTrafficCall(checked: CheckedCall): TrafficCall {
  const before = known.get(checked);
  if (before) return before;
  const {call, operationId, findings} = checked;
  const {request, response, at, totalMs, name} = call;
  const listed: TrafficCall = {
    key: `traffic ${++last}`,
    at,
    method: request.method,
    operationId,
    milliseconds: totalMs,
    checked,
    target: maskAddress(request.url.replace(/^[a-z]+:\/\/[^/]*/i, '')),
    status: response?.status,
    size: response?.size,
    violations: findings.length,
    hasResponse: response !== undefined || at !== undefined,
    text: [name, ...findings.map(({path, message}) => `${path} ${message}`)].join('\n'),
  };
  known.set(checked, listed);
  return listed;
}
