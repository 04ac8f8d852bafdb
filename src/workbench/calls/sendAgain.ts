import {recordedFetch} from '@site/src/base/calls/recordedFetch';
import type {RecordedCall} from '@site/src/base/calls/callLog';
import {isRefused} from '@site/src/try-it/send/isRefused';

/** What came of sending a call once more. */
export type SentAgain = 'sent' | 'refused' | 'failed';

/**
 * Sends a call once more, with the credential that it was sent with: it is in the list then. While the portal is viewed
 * as somebody else, nothing is changed.
 */
export async function sendAgain({request}: Pick<RecordedCall, 'request'>): Promise<SentAgain> {
  if (isRefused(request)) return 'refused';
  const {method, url, headers, body} = request;
  try {
    const response = await recordedFetch(url, {
      ...{method, body: body ?? null, credentials: 'omit', cache: 'no-store'},
      headers: headers.map(([name, value]): [string, string] => [name, value]),
    });
    await response.arrayBuffer();
    return 'sent';
  } catch {
    return 'failed';
  }
}
