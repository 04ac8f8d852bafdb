import type {OperationDocument} from '@site/src/openapi/document/types';
import type {FieldValues, HttpRequest} from '@site/src/openapi/request/types';
import type {Outcome} from '@site/src/try-it/send/types';
import {sessionStore} from '../sessionStore';
import {pathValues} from './pathValues';

const MOST = 30;
const store = () => sessionStore<readonly string[]>('tryIt.created');

/** Remembers where a request has created something (the header `Location`), and forgets what one has deleted. */
export function trackCreated({method, url}: HttpRequest, outcome: Outcome): void {
  if (outcome.kind !== 'response' || outcome.status >= 300) return;
  const known = store().load() ?? [];
  const location = outcome.headers.find(([name]) => name === 'location')?.[1];
  if (outcome.status === 201 && location !== undefined) {
    store().save([location, ...known.filter((each) => each !== location)].slice(0, MOST));
  }
  if (method === 'DELETE') store().save(known.filter((each) => !url.endsWith(each)));
}

/** The path parameters of an operation as they name what this session created last, if it created any such thing. */
export function findCreated(operation: OperationDocument): FieldValues | undefined {
  return (store().load() ?? [])
    .map((location) => pathValues(operation, location))
    .find((values) => values !== undefined);
}
