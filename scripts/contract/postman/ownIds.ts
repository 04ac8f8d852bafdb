import {parseJson} from '../../../src/openapi/document/parseJson';
import {mapRequests, requestsOf, type Collection, type Request, type Variable} from './types';

/** An id that a request of the collection gives to what it creates. */
interface OwnId {
  /** The parameter or field that has it. */
  readonly key: string;
  /** The variable that replaces it. */
  readonly name: string;
  /** The contract's example of it. */
  readonly example: string;
  /** The paths at which it is created. */
  readonly paths: readonly string[];
}

/**
 * Gives what the collection creates ids of the reader's own, as variables: a run changes nothing that was there before,
 * and deletes what it made. A list to be created keeps its first entry.
 */
export function withOwnIds(collection: Collection): Collection {
  const ids = ownIds(collection);
  const variables = ids.map(({name, example}) => ({
    key: name,
    value: `${example}-{{suffix}}`,
    type: 'string',
  }));
  return {
    ...collection,
    item: mapRequests(collection.item, (request) => fill(request, ids)),
    variable: [...(collection.variable ?? []), ...variables],
  };
}

/** The path parameters below the paths at which something is created. */
function ownIds({item}: Collection): OwnId[] {
  const requests = requestsOf(item).map(({request}) => request);
  const created = new Set(requests.filter(({method}) => method === 'POST').map(pathOf));
  const ids = new Map<string, OwnId>();
  for (const {url} of requests) {
    const parent = url.path.slice(0, -1).join('/');
    const parameter = url.variable?.find(({key}) => url.path.at(-1) === `:${key}`);
    if (!parameter || !created.has(parent)) continue;
    const key = singular(parameter.key);
    const {value: example} = parameter;
    const isTaken = [...ids.values()].some((other) => other.key === key && other.example !== example);
    const name = isTaken ? nameWithin(parent, key) : key;
    const {paths = []} = ids.get(name) ?? {};
    ids.set(name, {key, name, example, paths: [...paths, parent]});
  }
  return [...ids.values()];
}

/** The variable of an id whose field has the same name elsewhere: `objectId` below `flights` is `flightObjectId`. */
function nameWithin(path: string, key: string): string {
  const [domain = ''] = path.split('/');
  return `${domain.replace(/s$/, '')}${key.slice(0, 1).toUpperCase()}${key.slice(1)}`;
}

function fill(request: Request, ids: readonly OwnId[]): Request {
  const {url, body, method} = request;
  const variable = url.variable?.map((each) => ownParameter(each, ids));
  const here = ids.filter(({paths}) => paths.some((path) => pathOf(request).startsWith(path)));
  const raw = body?.raw && method === 'POST' ? ownBody(body.raw, here) : body?.raw;
  return {
    ...request,
    url: {...url, ...(variable && {variable})},
    ...(raw !== undefined && {body: {...body, raw}}),
  };
}

function ownParameter(parameter: Variable, ids: readonly OwnId[]): Variable {
  const same = ids.filter(({example}) => example === parameter.value);
  const own = same.find(({key}) => key === singular(parameter.key)) ?? same[0];
  return own ? {...parameter, value: `{{${own.name}}}`} : parameter;
}

/**
 * @param raw as it is where it is not JSON
 * @param ids those that the request creates
 */
function ownBody(raw: string, ids: readonly OwnId[]): string {
  const body = parseJson(raw);
  if (!body) return raw;
  const first: unknown = Array.isArray(body.value) ? body.value.slice(0, 1) : body.value;
  const change = (key: string, value: unknown): unknown => {
    const own = ids.find((each) => each.key === key || (key === 'id' && each.example === value));
    return own ? `{{${own.name}}}` : value;
  };
  return JSON.stringify(first, change, 2);
}

function pathOf({url}: Request): string {
  return url.path.join('/');
}

function singular(name: string): string {
  return name.replace(/Ids$/, 'Id');
}
