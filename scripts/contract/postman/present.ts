import {mapRequests, type Collection, type Request, type Variable} from './types';

/** Parameters that together name an hour. */
const hourParts = ['year', 'month', 'day', 'hour'];

/**
 * Writes points in time as distances from the present, such as `{{now-30m}}`, and hours as `{{year}}` and so on: the
 * contract's examples are of one day, of which a service knows nothing on another.
 *
 * @param story the moment at which the examples are told
 */
export function inThePresent(collection: Collection, story: Date): Collection {
  return {...collection, item: mapRequests(collection.item, (request) => fill(request, story))};
}

function fill(request: Request, story: Date): Request {
  const {url, body} = request;
  const inPath = (each: Variable): Variable =>
    hourParts.includes(each.key) ? {...each, value: `{{${each.key}}}`} : each;
  const inQuery = (each: Variable): Variable => ({...each, value: distances(each.value, story)});
  return {
    ...request,
    url: {
      ...url,
      ...(url.variable && {variable: url.variable.map(inPath)}),
      ...(url.query && {query: url.query.map(inQuery)}),
    },
    ...(body?.raw !== undefined && {body: {...body, raw: distances(body.raw, story)}}),
  };
}

function distances(text: string, story: Date): string {
  return text.replaceAll(/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/g, (time) => {
    const seconds = (Date.parse(time) - story.getTime()) / 1000;
    if (seconds === 0) return '{{now}}';
    const sign = seconds < 0 ? '-' : '+';
    const distance = Math.abs(seconds);
    return distance % 60 === 0 ? `{{now${sign}${distance / 60}m}}` : `{{now${sign}${distance}s}}`;
  });
}
