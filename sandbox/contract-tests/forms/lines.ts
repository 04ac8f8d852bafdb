import type {WireRequest} from '../request';

/** The seed that both forms begin with, and where their clock stands. */
export const shared = {seed: 7, standsAt: '2026-07-14T18:00:00.000Z'};

export function headersOf({body, contentType = 'application/json'}: WireRequest): Record<string, string> {
  return {'x-api-key': 'sandbox-developer-key', ...(body !== undefined && {'content-type': contentType})};
}

interface Received {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** SHA-256 of the body, in hexadecimal digits. */
  readonly digest: string;
}

/** What is compared of a response: all but `date`, which follows the real clock. */
export function lineOf({method, url}: WireRequest, {status, headers, digest}: Received): string {
  const told = headers.filter(([name]) => name !== 'date');
  return [method, url, status, JSON.stringify(told), digest].join(' ');
}
