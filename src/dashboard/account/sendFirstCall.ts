import {recordedFetch} from '@site/src/base/calls/recordedFetch';

/** A call that every account may make, and that changes nothing. */
export const FIRST_PATH = '/locations/v2/collections';

/** What came back, as it is shown. */
export interface FirstResponse {
  readonly status: number;
  readonly milliseconds: number;
  /** JSON on several lines, its beginning if it is long. */
  readonly body: string;
}

const MOST_CHARACTERS = 600;

/**
 * Sends a newcomer's first call, with nothing around it: what a program would send.
 *
 * @throws TypeError without a response
 */
export async function sendFirstCall(baseUrl: string, key: string): Promise<FirstResponse> {
  const started = performance.now();
  const response = await recordedFetch(baseUrl + FIRST_PATH, {headers: {'x-api-key': key}});
  const text = await response.text();
  const milliseconds = performance.now() - started;
  return {status: response.status, milliseconds, body: shorten(indent(text))};
}

function indent(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

const shorten = (text: string): string =>
  text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
