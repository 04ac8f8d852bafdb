import {translate} from '@docusaurus/Translate';
import type {Fault} from './faults';

/** What requests meet, in words. */
export function faultText({operationId, status, delayMs, drop, times}: Fault): string {
  const what = [
    ...(delayMs === undefined
      ? []
      : [translate({id: 'workbench.fault.delay', message: 'wait {ms} ms'}, {ms: String(delayMs)})]),
    ...(drop ? [translate({id: 'workbench.fault.drop', message: 'lose their connection'})] : []),
    ...(status === undefined
      ? []
      : [translate({id: 'workbench.fault.status', message: 'fail with {status}'}, {status: String(status)})]),
  ];
  return translate(
    {
      id: 'workbench.fault.text',
      message: '{operation}: {what} (requests left: {times})',
      description: 'A fault on demand that is active',
    },
    {
      operation: operationId ?? translate({id: 'workbench.fault.any', message: 'Any operation'}),
      // An operation of the identity service is always refused as too many.
      what: what.join(', ') || translate({id: 'workbench.fault.refused', message: 'rejected as too many'}),
      times: String(times),
    },
  );
}
