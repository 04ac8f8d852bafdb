import type {Caller} from '../samples/sampleText';
import type {Reader} from './types';

/** Asks the sandbox as the samples do. */
export function readerOf({server, key}: Caller): Reader {
  return async <T>(path: string) => {
    const answer = await fetch(server + path, {headers: {'x-api-key': key}});
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${text}`);
    return JSON.parse(text) as T;
  };
}
