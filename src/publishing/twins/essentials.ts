import type {OperationDocument, SecurityScheme} from '../../openapi/document/types';
import type {Limit} from '../limits/contractLimits';
import {limitDefinitions, type LimitName} from '../limits/definitions';
import {isKeyOnly} from '../../openapi/document/isKeyOnly';
import {plainText} from '../article/plainText';
import type {ReferenceFacts} from '../reference/types';

/** What `llms.txt` tells of the API. */
export interface Api {
  readonly servers: readonly {readonly name: string; readonly url: string; readonly demoKey?: string}[];
  readonly operations: readonly OperationDocument[];
  readonly facts: ReferenceFacts;
  /** The platform's limits; undefined where the contract is another's, of which only its own words are known. */
  readonly limits: Readonly<Record<LimitName, Limit>> | undefined;
}

/**
 * What a program has to know before its first request, whatever it wants: where to, with which headers, in which order
 * coordinates stand, what errors mean, which limits hold. Figures and statuses are the contract's.
 */
export function essentials({limits, ...api}: Api): string {
  return limits ? platformEssentials({...api, limits}) : plainEssentials(api);
}

/** What is known of any contract. */
function plainEssentials({servers, facts}: Omit<Api, 'limits'>): string {
  return [
    '## Before the first request',
    '',
    ...servers.map(({name, url}) => `- ${name}: \`${url}\``),
    ...Object.values(facts.securitySchemes).map((scheme) => `- Credentials: ${schemeText(scheme)}`),
    ...(facts.errors.length > 0 ? [`- Errors: ${facts.errors.map(errorText).join(' ')}`] : []),
    '- Never put a credential into an address, a web page or a repository.',
  ].join('\n');
}

function schemeText(scheme: SecurityScheme): string {
  if (scheme.type === 'other') return scheme.how;
  return scheme.type === 'apiKey' ? `the header \`${scheme.name}\`` : '`authorization: Bearer TOKEN`';
}

type Limits = NonNullable<Api['limits']>;

function platformEssentials({servers, operations, facts, limits}: Api & {readonly limits: Limits}): string {
  return [
    '## Before the first request',
    '',
    ...servers.map(
      ({name, url, demoKey}) => `- ${name}: \`${url}\`${demoKey ? `, with the key \`${demoKey}\`` : ''}`,
    ),
    '- Credentials: the header `x-api-key: YOUR_API_KEY`, or `authorization: Bearer IDENTITY_TOKEN` of a signed-in person. Operations marked "key only" take no token. Neither ever belongs in an address, a web page or a repository.',
    '- Bodies: JSON in UTF-8 with `content-type: application/json`. A request that is rejected stores nothing. Fields that an operation does not know are ignored and named in the header `Unknown-Fields`, or rejected if you send `Prefer: handling=strict`. A field that an object contains twice, and an integer that a double cannot represent, are a 400.',
    '- Coordinates (WGS 84, degrees): **longitude before latitude** in GeoJSON, in well-known text and in paths: `{coordinates}` is `lon,lat`, `{waypoints}` is `lon,lat;lon,lat`. **Latitude first** only in decoded polylines (precision 5) and within QGroundControl files.',
    '- Units: metres, seconds, metres per second, degrees clockwise from true north, °C, mm per hour. Times are ISO 8601 with an offset; write UTC, `2026-07-14T18:00:00Z`.',
    '- Ids begin with a letter or digit, then letters, digits, `_` or `-`. Several in a path are separated by commas. Creating an id that exists overwrites it, so creating again is safe.',
    `- Errors: \`{"status_code": 400, "message": "query.start is required"}\`. ${facts.errors.map(errorText).join(' ')} In front of all operations: 405: The path exists only for the methods in \`Allow\`. 408: The request took too long to arrive. 429: Too many requests. 431: The URL and headers together are too long.`,
    '- Retry after 408, 429, 500, 502, 503, 504 or no response, with pauses that double, from one second to a minute, and a random part, five attempts at most; obey `Retry-After`. Never repeat a request unchanged after another error.',
    `- Bodies: at most ${bodyLimits(operations)}; a larger one is a 413.`,
    `- Other limits, each a 400 if exceeded: ${limitList(limits)}. A tile outside the world, a grid for a past hour or one too far ahead, and fire polygons for an hour to come return 404. A query parameter that the operation does not have is a 400. Limits of parameters and fields are listed at each operation.`,
    '- Pages: where a response has `after`, send it as the query parameter `after` with everything else unchanged; a response without it is the last page.',
    '- Polling: locations at the `updateFrequencySeconds` of their collection, alerts of a country every five minutes, other alerts once a minute. Forecasts, grids and tiles: once an hour, or as often as `Cache-Control` says.',
  ].join('\n');
}

function errorText({status, description}: ReferenceFacts['errors'][number]): string {
  const [first = ''] = plainText(description).split(/(?<=\.)\s/);
  return `${status}: ${first}`;
}

/** The contract's limits by the names that the guides give them, such as `plans per request 100`. */
function limitList(limits: Limits): string {
  return (Object.keys(limitDefinitions) as LimitName[])
    .map((name) => {
      const {most, unit} = limits[name];
      const words = name
        .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
        .replace(/ of (?=account|organization)/, ' per ');
      return `${words} ${most}${unit === 'megabytes' ? ' MB' : unit === 'kilometres' ? ' km' : ''}`;
    })
    .join('; ');
}

/** The largest bodies by their size: the size that most operations share stands first. */
function bodyLimits(operations: readonly OperationDocument[]): string {
  const bySize = new Map<number, string[]>();
  for (const {requestBody, path, deprecated} of operations) {
    const most = requestBody?.['x-max-bytes'];
    if (most !== undefined && !deprecated) bySize.set(most, [...(bySize.get(most) ?? []), path]);
  }
  const [[usual] = [], ...others] = [...bySize].sort(([, a], [, b]) => b.length - a.length);
  const size = (bytes = 0): string => `${bytes / 1024 ** 2} MB`;
  const exceptions = others.map(
    ([bytes, paths]) => `${size(bytes)} at ${paths.map((path) => `\`POST ${path}\``).join(' and ')}`,
  );
  return exceptions.length === 0 ? size(usual) : `${size(usual)}, but ${exceptions.join(', ')}`;
}

/** What a line about an operation says before its sentence: how it is called and what to mind. */
export function callText(operation: OperationDocument): string {
  const {method, path, deprecated} = operation;
  const marks = [...(isKeyOnly(operation) ? ['key only'] : []), ...(deprecated ? ['**deprecated**'] : [])];
  return [`\`${method.toUpperCase()} ${path}\``, ...marks].join(', ');
}
