import {translate} from '@docusaurus/Translate';
import {isObject} from '@site/src/openapi/document/isObject';
import {parseJson} from '@site/src/openapi/document/parseJson';
import {parseCurl} from './parseCurl';
import {parseHar} from './parseHar';
import {parsePostman} from './parsePostman';
import {TrafficError, type Traffic} from './types';

/**
 * What somebody dropped or pasted: an HTTP archive, a Postman collection, or commands of curl.
 *
 * @throws TrafficError with words for the person who brought it
 */
export async function parseTraffic(text: string, signal: AbortSignal): Promise<Traffic> {
  const document = /^\s*[[{]/.test(text.slice(0, 1000).replace(/^\uFEFF/, ''))
    ? parseJson(text.replace(/^\uFEFF/, ''))
    : undefined;
  if (!document) return {format: 'curl', calls: await readable(() => parseCurl(text))};
  const {value} = document;
  if (isObject(value) && isObject(value.log))
    return {format: 'har', calls: await readable(() => parseHar(value, signal))};
  // An export of Postman's own interface wraps the collection.
  const collection = isObject(value) && isObject(value.collection) ? value.collection : value;
  if (isObject(collection) && Array.isArray(collection.item))
    return {format: 'postman', calls: await readable(() => parsePostman(collection))};
  throw unreadable();
}

/** A file may have anything where a list is expected. */
async function readable(
  parse: () => Traffic['calls'] | Promise<Traffic['calls']>,
): Promise<Traffic['calls']> {
  try {
    return await parse();
  } catch (error) {
    if (error instanceof TrafficError || error instanceof TypeError) throw unreadable();
    throw error;
  }
}

const unreadable = (): TrafficError =>
  new TrafficError(
    translate({
      id: 'workbench.traffic.unreadable',
      message: 'This is neither a HAR file, nor a Postman collection 2.1, nor a curl command.',
    }),
  );
