import {isUtf8} from 'node:buffer';
import {request as httpRequest, type IncomingMessage} from 'node:http';
import {request as httpsRequest} from 'node:https';
import type {LookupAddress} from 'node:dns';
import type {LookupFunction} from 'node:net';
import type {Delivery} from '../../platform/shared/conversion/converter';
import {isTransportHeader} from '../../platform/shared/conversion/transportHeaders';
import {WebhookError} from '../../platform/shared/conversion/webhookError';

/** A delivery whose target has been looked up. */
export interface ResolvedDelivery extends Delivery {
  /** The only addresses that may be connected to. */
  readonly addresses: readonly LookupAddress[];
}

/**
 * Posts JSON and reads the response as text. Redirects are not followed, and no proxy is asked.
 * @throws WebhookError for every status but 200, for a response that is too large, and for a broken connection.
 */
export function postJson({
  url,
  addresses,
  headers,
  body,
  mostBytes,
  signal,
}: ResolvedDelivery): Promise<string> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const request = send(
      url,
      {
        method: 'POST',
        agent: false,
        lookup: resolveTo(addresses),
        signal,
        headers: {
          ...ownHeaders(headers),
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          Connection: 'close',
        },
      },
      (response) => {
        readResponse(response, mostBytes).then(resolve, (error: unknown) => {
          request.destroy();
          reject(error);
        });
      },
    );
    request.on('error', (error: NodeJS.ErrnoException) => {
      reject(new WebhookError(`could not be reached (${error.code ?? error.message})`));
    });
    request.end(body);
  });
}

/** What may be sent of a webhook's headers: one that was stored by an earlier version may have others. */
function ownHeaders(headers: Delivery['headers']): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !isTransportHeader(name)));
}

async function readResponse(response: IncomingMessage, mostBytes: number): Promise<string> {
  const {statusCode = 0} = response;
  if (statusCode !== 200) {
    const received = await beginningOf(response, mostBytes);
    const why =
      statusCode >= 300 && statusCode < 400 ? ', and redirects are not followed' : ' instead of 200';
    throw new WebhookError(`responded with ${statusCode}${why}`, {status: statusCode, received});
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > mostBytes) throw new WebhookError(`responded with more than ${mostBytes} bytes`);
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof WebhookError
      ? error
      : new WebhookError('closed the connection in the middle of its response');
  }
  const body = Buffer.concat(chunks);
  // As of a request's body, nothing of it is replaced by U+FFFD and stored so.
  if (!isUtf8(body)) throw new WebhookError('sent a response that is not UTF-8');
  return body.toString('utf8');
}

/** What explains a response that was not expected: developers of webhooks read it. */
const MOST_EXPLANATION = 8192;

async function beginningOf(response: IncomingMessage, mostBytes: number): Promise<string> {
  const most = Math.min(mostBytes, MOST_EXPLANATION);
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= most) break;
    }
  } catch {
    // The status says enough.
  }
  return Buffer.concat(chunks).subarray(0, most).toString('utf8');
}

/** A name server that knows what has been resolved already, and nothing else. */
function resolveTo(addresses: readonly LookupAddress[]): LookupFunction {
  return (_hostname, options, callback) => {
    const [first] = addresses;
    if (!first) callback(new Error('no address'), '', 4);
    else if (options.all) callback(null, [...addresses]);
    else callback(null, first.address, first.family);
  };
}
