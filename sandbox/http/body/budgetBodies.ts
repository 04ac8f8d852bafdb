import type {FastifyInstance, FastifyRequest} from 'fastify';
import {limits} from '../limits';

/**
 * Lets only so many bytes of large bodies into memory at once; the others wait with their sockets paused, so a burst of
 * them costs time and not memory. Small bodies never wait.
 */
export function budgetBodies(server: FastifyInstance): void {
  const waiting: {readonly bytes: number; readonly start: () => void}[] = [];
  const releases = new WeakMap<FastifyRequest, () => void>();
  let held = 0;

  const startWaiting = () => {
    // The first of the queue starts even if it alone is over the budget, else it would never start.
    for (
      let next = waiting[0];
      next && (held === 0 || held + next.bytes <= limits.largeBodiesBytes);
      next = waiting[0]
    ) {
      waiting.shift();
      held += next.bytes;
      next.start();
    }
  };

  server.addHook('preParsing', (request, reply, payload, done) => {
    const bytes = expectedBytes(request);
    if (bytes <= limits.smallBodyBytes) {
      done(null, payload);
      return;
    }
    const entry = {bytes, start: () => done(null, payload)};
    let isReleased = false;
    const release = () => {
      if (isReleased) return;
      isReleased = true;
      const index = waiting.indexOf(entry);
      if (index >= 0) waiting.splice(index, 1);
      else held -= bytes;
      startWaiting();
    };
    releases.set(request, release);
    reply.raw.once('close', release);
    waiting.push(entry);
    startWaiting();
  });

  server.addHook('onSend', (request, _reply, payload, done) => {
    releases.get(request)?.();
    done(null, payload);
  });
}

/** What the body will take: as announced, else the most it may be. An announced body over the limit is never read. */
function expectedBytes({headers, routeOptions}: FastifyRequest): number {
  const limit = routeOptions.bodyLimit ?? limits.bodyBytes;
  if (headers['transfer-encoding'] !== undefined) return limit;
  const announced = Number(headers['content-length'] ?? 0);
  return announced > limit ? 0 : announced;
}
