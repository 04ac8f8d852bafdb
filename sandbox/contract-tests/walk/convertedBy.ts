import type {Received} from '../../testing/webhookReceiver';
import {operations} from '../contract';

/** What a webhook makes of a body in its own format: the contract's example in one of the platform's. */
export function convertedBy({body}: Received): unknown {
  const isPlans = typeof body === 'object' && body !== null && 'plans' in body;
  const [operationId, example] = isPlans
    ? ['createPlans', 'planUploadUxv']
    : ['createFlightObjects', 'flightObjectBatch'];
  return operations.find((known) => known.operationId === operationId)?.body?.examples.get(example);
}
