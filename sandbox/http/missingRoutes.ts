import type {FastifyInstance} from 'fastify';
import {methodNotAllowed, notFound} from './apiError';
import {sendError} from './sendError';

/**
 * Answers what no route answers: 405 with `Allow` where the path exists for another method, else 404. To be called
 * before any route is added: it learns of them as they come.
 */
export function answerMissingRoutes(server: FastifyInstance): void {
  const methodsByPath = new Map<string, {pattern: RegExp; methods: Set<string>}>();
  server.addHook('onRoute', ({url, method}) => {
    if (url.includes('*')) return;
    const known = methodsByPath.get(url) ?? {pattern: patternOf(url), methods: new Set()};
    for (const name of [method].flat()) known.methods.add(name);
    methodsByPath.set(url, known);
  });
  server.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = [...methodsByPath.values()].flatMap((known) =>
      known.pattern.test(path) ? [...known.methods] : [],
    );
    const error = methods.length > 0 ? methodNotAllowed(request.method, [...methods, 'OPTIONS']) : notFound();
    sendError(error, request, reply);
  });
}

/** `/tile/:x/:y.:format` as an expression; a parameter never spans a slash. */
function patternOf(url: string): RegExp {
  const literals = url.split(/:\w+/).map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literals.join('[^/]+')}$`);
}
