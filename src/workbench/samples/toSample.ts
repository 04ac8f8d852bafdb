import type {RecordedCall} from '@site/src/base/calls/callLog';
import {plainSample} from '@site/src/code/samples/plainSample';
import type {SampleInput} from '@site/src/code/samples/types';

/** Headers that a browser or another client sets by itself, which a program need not. */
const automatic =
  /^(accept|accept-encoding|accept-language|connection|content-length|host|origin|referer|user-agent|dnt|priority|cache-control|pragma|sec-.*|:.*)$/i;

/** A masked call as code. */
export function toSample({request, response}: Pick<RecordedCall, 'request' | 'response'>): SampleInput {
  const headers = request.headers.filter(([name]) => !automatic.test(name));
  return plainSample(
    {
      method: request.method,
      url: request.url,
      headers,
      ...(request.body !== undefined && {body: request.body}),
    },
    {status: response?.status, contentType: contentTypeOf(response?.headers ?? [])},
  );
}

/** Without parameters, in lower case; empty where there is none. */
export function contentTypeOf(headers: readonly (readonly [string, string])[]): string {
  const value = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  return value.split(';')[0]?.trim().toLowerCase() ?? '';
}
