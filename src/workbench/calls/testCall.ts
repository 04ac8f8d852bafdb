import type {RecordedCall} from '@site/src/base/calls/callLog';

interface Given extends Partial<Omit<RecordedCall, 'request' | 'response'>> {
  readonly request?: Partial<RecordedCall['request']>;
  readonly response?: Partial<NonNullable<RecordedCall['response']>> | null;
}

/** A call for tests: a list of collections, but for what is given. `null` is a response that never came. */
export function testCall({request, response, ...rest}: Given = {}): RecordedCall {
  return {
    id: 1,
    at: Date.UTC(2026, 6, 14, 18),
    page: '/docs/guides/',
    totalMs: 12,
    ...rest,
    request: {
      method: 'GET',
      url: 'http://127.0.0.1:4010/locations/v2/collections',
      body: undefined,
      headers: [['x-api-key', 'sandbox-developer-key']],
      ...request,
    },
    response:
      response === null
        ? undefined
        : {
            status: 200,
            headers: [['content-type', 'application/json']],
            size: 18,
            firstByteMs: 8,
            body: '{"collections":[]}',
            ...response,
          },
  };
}
