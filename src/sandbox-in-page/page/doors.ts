import siteConfig from '@generated/docusaurus.config';
import type {MemoryReason} from '../messages';

/** What the sandbox in this browser says of itself. */
export interface PageState {
  readonly seed: number;
  /** Where the clock stands still, ISO 8601; null where it runs. */
  readonly standsAt: string | null;
  readonly bytes: number;
  readonly memoryReason: MemoryReason | null;
}

export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly code: string;
  readonly at: string;
}

/** @throws Error with the words of the sandbox */
export async function door(
  method: string,
  path: string,
  body?: object | Blob,
  credentials: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const isJson = body !== undefined && !(body instanceof Blob);
  const response = await fetch(`${siteConfig.baseUrl}sandbox${path}`, {
    method,
    headers: {...credentials, ...(isJson && {'content-type': 'application/json'})},
    ...(body && {body: isJson ? JSON.stringify(body) : body}),
  });
  if (response.ok) return response;
  const text = await response.text();
  throw new Error(messageOf(text) ?? text);
}

function messageOf(text: string): string | undefined {
  try {
    return (JSON.parse(text) as {message?: string}).message;
  } catch {
    return undefined;
  }
}

export const readJson = async <Value>(path: string): Promise<Value> =>
  (await door('GET', path)).json() as Promise<Value>;
