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
export function parseTraffic(text: string): Traffic {
  const document = /^\s*[[{]/.test(text.slice(0, 1000).replace(/^\uFEFF/, ''))
    ? parseJson(text.replace(/^\uFEFF/, ''))
    : undefined;
  if (!document) return {format: 'curl', calls: readable(() => parseCurl(text))};
  const {value} = document;
  if (isObject(value) && isObject(value.log)) return {format: 'har', calls: readable(() => parseHar(value))};
  // An export of Postman's own interface wraps the collection.
  const collection = isObject(value) && isObject(value.collection) ? value.collection : value;
  if (isObject(collection) && Array.isArray(collection.item))
    return {format: 'postman', calls: readable(() => parsePostman(collection))};
  throw unreadable();
}

/** A file may have anything where a list is expected. */
function readable(parse: () => Traffic['calls']): Traffic['calls'] {
  try {
    return parse();
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
