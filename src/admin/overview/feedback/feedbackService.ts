import {refuseChange} from '@site/src/auth';
import {recordedFetch} from '@site/src/base/calls/recordedFetch';
import type {StoredOpinion} from '@site/src/feedback/types';
import {dataOf} from '@site/src/platform';

/** What readers said of pages, at the service that received it. Both throw `PlatformError`, or `TypeError` without a response. */
export interface FeedbackService {
  /** Newest first. */
  list(): Promise<readonly StoredOpinion[]>;
  remove(id: number): Promise<void>;
}

interface Options {
  /** Without a slash at the end. */
  readonly endpoint: string;
  /** Asked for before each request: a token may have been renewed since the last. */
  readonly accessToken: () => Promise<string | undefined>;
}

export function createFeedbackService({endpoint, accessToken}: Options): FeedbackService {
  const send = async (method: string, path = ''): Promise<unknown> => {
    const headers = {authorization: `Bearer ${(await accessToken()) ?? ''}`};
    const response = await recordedFetch(`${endpoint}${path}`, {method, headers});
    const body: unknown = await response.json().catch(() => undefined);
    return dataOf({data: body, error: body, response});
  };
  return {
    list: async () => (await send('GET')) as readonly StoredOpinion[],
    remove: async (id) => {
      refuseChange();
      await send('DELETE', `/${id}`);
    },
  };
}
