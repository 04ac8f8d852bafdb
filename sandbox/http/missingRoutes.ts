import type {FastifyInstance} from 'fastify';
import {methodNotAllowed, notFound, type ApiError} from './apiError';
import {sendError} from './sendError';

/**
 * Answers what no route answers: 405 with `Allow` where the path exists for another method, else 404. A path that is
 * written out in the contract comes before one with parameters, as OpenAPI says: `DELETE /objects/metadata` is no
 * deletion of an object of that name. The response comes before the body is read: nobody parses a body that no operation
 * takes. To be called after other origins are allowed, which may read these responses too, and before any route is
 * added: it learns of them as they come.
 */
export function handleMissingRoutes(server: FastifyInstance): void {
  const routes = new Map<string, Route>();
  server.addHook('onRoute', ({url, method}) => {
    if (url.includes('*')) return;
    const known = routes.get(url) ?? {pattern: patternOf(url), methods: new Set()};
    for (const name of [method].flat()) known.methods.add(name);
    routes.set(url, known);
  });
  const findRefusal = (method: string, url: string): ApiError => {
    const path = pathOf(url);
    const found = routes.get(path) ?? [...routes.values()].find(({pattern}) => pattern.test(path));
    return found ? refusal(method, found) : noSuchPath(path);
  };
  server.addHook('onRequest', (request, reply, done) => {
    if (request.is404) {
      sendError(findRefusal(request.method, request.url), request, reply);
      return;
    }
    const hasParameters = request.routeOptions.url?.includes(':') === true;
    const writtenOut = hasParameters ? routes.get(pathOf(request.url)) : undefined;
    // Not thrown: the operation that the router chose would answer for it, and documents no 405.
    if (writtenOut) sendError(refusal(request.method, writtenOut), request, reply);
    else done();
  });
}

interface Route {
  readonly pattern: RegExp;
  readonly methods: Set<string>;
}

const noSuchPath = (path: string): ApiError =>
  notFound(`No operation has the path ${path.length > 200 ? `${path.slice(0, 200)}…` : path}.`);

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

const refusal = (method: string, {methods}: Route): ApiError =>
  methodNotAllowed(method, [...methods, 'OPTIONS']);

/** `/tile/:x/:y.:format` as an expression; a parameter never spans a slash. */
function patternOf(url: string): RegExp {
  const literals = url.split(/:\w+/).map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literals.join('[^/]+')}$`);
}
