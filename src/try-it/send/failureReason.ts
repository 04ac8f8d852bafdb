import type {HttpRequest} from '@site/src/openapi/request/types';
import {originOf} from '../server/originOf';
import {isLoopback} from './isLoopback';
import {isMachineClosed} from './isMachineClosed';
import type {FailureReason} from './types';

/**
 * Why a request got no response. The browser tells a page nothing but "failed", so the cases are told apart by what
 * the page can see, and by one more request that only asks whether anything responds at that origin.
 */
export async function failureReason({url, headers}: HttpRequest): Promise<FailureReason> {
  if (!URL.canParse(url)) return 'address';
  if (!areHeadersValid(headers)) return 'header';
  if (!navigator.onLine && !isLoopback(url)) return 'offline';
  if (location.protocol === 'https:' && url.startsWith('http:') && !isLoopback(url)) return 'mixed';
  if (isLoopback(url) && (await isMachineClosed())) return 'forbidden';
  return (await isAlive(originOf(url))) ? 'cors' : 'unreachable';
}

function areHeadersValid(headers: HttpRequest['headers']): boolean {
  try {
    new Headers(headers.map(([name, value]): [string, string] => [name, value]));
    return true;
  } catch {
    return false;
  }
}

/** An opaque request succeeds whatever the server allows pages to read, as long as something answers. */
async function isAlive(origin: string): Promise<boolean> {
  try {
    await fetch(origin, {
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(4000),
    });
    return true;
  } catch {
    return false;
  }
}
