import type {RecordedCall} from '@site/src/base/calls/callLog';
import {contentTypeOf} from '../samples/toSample';

type Headers = RecordedCall['request']['headers'];

/** Masked calls as an HTTP archive (HAR 1.2), which browsers and proxies open. */
export function toHar(calls: readonly RecordedCall[]): string {
  const entries = calls.map(({at, page, request, response, totalMs}) => {
    const {method, url, headers, body} = request;
    const waitMs = response?.firstByteMs ?? totalMs;
    return {
      startedDateTime: new Date(at).toISOString(),
      time: totalMs,
      comment: page,
      request: {
        method,
        url,
        httpVersion: 'HTTP/1.1',
        cookies: [],
        headers: pairs(headers),
        queryString: URL.canParse(url) ? pairs([...new URL(url).searchParams]) : [],
        ...(body !== undefined && {postData: {mimeType: contentTypeOf(headers), text: body}}),
        headersSize: -1,
        bodySize: body === undefined ? 0 : new TextEncoder().encode(body).length,
      },
      // As browsers write it, 0 stands for no response.
      response: {
        status: response?.status ?? 0,
        statusText: '',
        httpVersion: 'HTTP/1.1',
        cookies: [],
        headers: pairs(response?.headers ?? []),
        content: {
          size: response?.size ?? 0,
          mimeType: contentTypeOf(response?.headers ?? []),
          ...(response?.body !== undefined && {text: response.body}),
        },
        redirectURL: response?.headers.find(([name]) => name === 'location')?.[1] ?? '',
        headersSize: -1,
        bodySize: response?.size ?? -1,
      },
      cache: {},
      timings: {send: 0, wait: waitMs, receive: totalMs - waitMs},
    };
  });
  const creator = {name: 'Workbench', version: '1'};
  return `${JSON.stringify({log: {version: '1.2', creator, entries}}, null, 2)}\n`;
}

const pairs = (headers: Headers) => headers.map(([name, value]) => ({name, value}));
