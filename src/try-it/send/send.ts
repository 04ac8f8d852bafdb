import {recordedFetch} from '@site/src/base/calls/recordedFetch';
import type {HttpRequest} from '@site/src/openapi/request/types';
import {originOf} from '../server/originOf';
import {failureReason} from './failureReason';
import type {CallResponse, Outcome} from './types';

interface Options {
  readonly signal: AbortSignal;
  /** Told how many bytes have come, while a body is coming. */
  readonly onProgress: (bytes: number) => void;
}

/** Sends a request and reads the whole response. Never rejects: whatever goes wrong is an outcome. */
export async function send(request: HttpRequest, {signal, onProgress}: Options): Promise<Outcome> {
  const started = performance.now();
  const elapsed = (): number => performance.now() - started;
  let hasResponse = false;
  try {
    const response = await recordedFetch(request.url, {
      method: request.method,
      headers: request.headers.map(([name, value]): [string, string] => [name, value]),
      body: request.body ?? null,
      // Neither cookies nor the browser's cache belong to the request that is shown.
      credentials: 'omit',
      cache: 'no-store',
      signal,
    });
    hasResponse = true;
    const firstByteMs = elapsed();
    const body = await readAll(response, onProgress);
    return {kind: 'response', ...meta(response), body, firstByteMs, totalMs: elapsed()};
  } catch {
    const totalMs = elapsed();
    if (signal.aborted) return {kind: 'cancelled', totalMs};
    const reason = hasResponse ? 'broken' : await failureReason(request);
    return {kind: 'failure', reason, origin: originOf(request.url), totalMs};
  }
}

function meta({status, headers}: Response): Pick<CallResponse, 'status' | 'headers' | 'contentType'> {
  const contentType = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  return {status, headers: [...headers], contentType};
}

async function readAll(
  response: Response,
  onProgress: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    chunks.push(part.value);
    bytes += part.value.length;
    onProgress(bytes);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
