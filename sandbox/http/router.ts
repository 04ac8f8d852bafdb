import {badRequest, methodNotAllowed, notFound, type ApiError} from './apiError';
import {pathOf} from './requestUrl';
import type {Route} from './route';

/** The route of a request, and the parameters of its path, decoded. */
export interface Match {
  readonly route: Route;
  readonly parameters: Readonly<Record<string, string>>;
}

export type FindRoute = (method: string, url: string) => Match | ApiError;

/**
 * Finds who takes a request: 405 with `Allow` where the path exists for another method, else 404. A path that is
 * written out comes before one with parameters, as OpenAPI says: `DELETE /objects/metadata` is no deletion of an object
 * of that name. A parameter spans no slash, unless it is written `{+name}`.
 */
export function createRouter(routes: readonly Route[]): FindRoute {
  const paths = new Map<string, KnownPath>();
  for (const route of routes) {
    const known = paths.get(route.path) ?? {...patternOf(route.path), methods: new Map<string, Route>()};
    known.methods.set(route.method.toUpperCase(), route);
    paths.set(route.path, known);
  }
  const patterns = [...paths.values()].filter(({names}) => names.length > 0);

  return (method, url) => {
    const path = pathOf(url);
    const decoded = decode(path);
    if (decoded === undefined) return badRequest('path is not percent-encoded UTF-8');
    const known =
      paths.get(path) ?? paths.get(decoded) ?? patterns.find(({pattern}) => pattern.test(path)) ?? undefined;
    if (!known) return noSuchPath(path);
    const route = known.methods.get(method);
    if (!route) return methodNotAllowed(method, [...known.methods.keys(), 'OPTIONS']);
    return {route, parameters: known.names.length > 0 ? parametersOf(known, path) : {}};
  };
}

interface KnownPath {
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly methods: Map<string, Route>;
}

/** `/tile/{x}/{y}.{format}` as an expression, and the names of its groups. `{+rest}` spans slashes (RFC 6570, 3.2.3). */
function patternOf(path: string): Pick<KnownPath, 'pattern' | 'names'> {
  const names: string[] = [];
  const source = path.split(/(\{\+?\w+\})/).map((part) => {
    if (!part.startsWith('{')) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    names.push(part.replaceAll(/[{+}]/g, ''));
    return part.startsWith('{+') ? '(.*)' : '([^/]+?)';
  });
  return {pattern: new RegExp(`^${source.join('')}$`), names};
}

function parametersOf({pattern, names}: KnownPath, path: string): Record<string, string> {
  const values = pattern.exec(path)?.slice(1) ?? [];
  return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]));
}

/** `undefined` for what is not percent-encoded UTF-8. */
function decode(path: string): string | undefined {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

const noSuchPath = (path: string): ApiError =>
  notFound(`No operation has the path ${path.length > 200 ? `${path.slice(0, 200)}…` : path}.`);
