import type {Caller} from '../samples/sampleText';
import type {Reader} from './types';

/** Asks the sandbox as the samples do. */
export function readerOf({server, key}: Caller): Reader {
  return async <T>(path: string) => {
    const response = await fetch(server + path, {headers: {'x-api-key': key}});
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} failed with ${response.status}: ${text}`);
    return JSON.parse(text) as T;
  };
}
