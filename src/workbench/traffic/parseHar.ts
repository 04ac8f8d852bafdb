import {inPieces} from '@site/src/components/idle/inPieces';
import {TrafficError, type BroughtCall} from './types';

/** The parts of an HTTP archive (HAR 1.2) that are read; files of browsers and proxies leave out others. */
interface Entry {
  readonly startedDateTime?: string;
  readonly time?: number;
  readonly request?: {
    readonly method?: string;
    readonly url?: string;
    readonly headers?: readonly Pair[];
    readonly postData?: {
      readonly mimeType?: string;
      readonly text?: string;
      readonly params?: readonly Pair[];
    };
  };
  readonly response?: {
    readonly status?: number;
    readonly headers?: readonly Pair[];
    readonly content?: {
      readonly size?: number;
      readonly mimeType?: string;
      readonly text?: string;
      readonly encoding?: string;
    };
  };
  readonly timings?: {readonly wait?: number};
}

interface Pair {
  readonly name?: string;
  readonly value?: string;
}

/**
 * The calls of an archive, read in pieces: those of a long recording are many.
 *
 * @throws TrafficError where the document is no archive
 */
export async function parseHar(
  document: {readonly log?: unknown},
  signal: AbortSignal,
): Promise<BroughtCall[]> {
  const {entries} = (document.log ?? {}) as {readonly entries?: unknown};
  if (!Array.isArray(entries)) throw new TrafficError('This archive has no list of entries.');
  const calls: BroughtCall[] = [];
  const read = (entry: Entry) => {
    const call = toCall(entry);
    if (call) calls.push(call);
  };
  await inPieces(entries as readonly Entry[], read, signal);
  return calls;
}

function toCall({
  request,
  response,
  startedDateTime = '',
  time = 0,
  timings,
}: Entry): BroughtCall | undefined {
  if (request?.url === undefined || request.method === undefined) return undefined;
  const {postData} = request;
  const headers = pairs(request.headers);
  const body = postData?.text ?? postData?.params?.map(({name, value}) => `${name}=${value ?? ''}`).join('&');
  if (postData?.mimeType && !headers.some(([name]) => name === 'content-type'))
    headers.push(['content-type', postData.mimeType]);
  const at = Date.parse(startedDateTime);
  return {
    name: '',
    at: Number.isNaN(at) ? undefined : at,
    totalMs: time,
    request: {
      method: request.method.toUpperCase(),
      url: request.url,
      headers,
      body: body === '' ? undefined : body,
    },
    response: toResponse(response, timings?.wait ?? time),
  };
}

/** 0 is what browsers write where no response came. */
function toResponse(response: Entry['response'], firstByteMs: number): BroughtCall['response'] {
  if (!response?.status) return undefined;
  const {content = {}} = response;
  const headers = pairs(response.headers);
  if (content.mimeType && !headers.some(([name]) => name === 'content-type'))
    headers.push(['content-type', content.mimeType]);
  const body = content.encoding === 'base64' ? fromBase64(content.text ?? '') : content.text;
  return {
    status: response.status,
    headers,
    body,
    firstByteMs,
    size: content.size ?? body?.length ?? 0,
  };
}

/** Undefined for what is no text. */
function fromBase64(text: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    return undefined;
  }
}

/** HTTP/2 writes the request line as headers that begin with a colon. */
function pairs(list: readonly Pair[] = []): [string, string][] {
  return list.flatMap(({name, value = ''}) =>
    name === undefined || name.startsWith(':') ? [] : [[name.toLowerCase(), value] as [string, string]],
  );
}
