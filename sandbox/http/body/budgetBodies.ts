import type {FastifyInstance, FastifyRequest} from 'fastify';
import {limits} from '../limits';

/** A large body that is read, or waits for that. */
interface LargeBody {
  readonly bytes: number;
  /** Whose it is; callers without an account count as one. */
  readonly accountId: string | undefined;
  readonly start: () => void;
}

/**
 * Lets only so many bytes of large bodies into memory at once; the others wait with their sockets paused, so a burst of
 * them costs time and not memory. Small bodies never wait. No account gets all of it: who sends slowly and without end
 * holds back nobody else's bodies.
 */
export function budgetBodies(server: FastifyInstance): void {
  const waiting: LargeBody[] = [];
  const releases = new WeakMap<FastifyRequest, () => void>();
  const heldBy = new Map<string | undefined, number>();
  let held = 0;

  const hold = (accountId: string | undefined, bytes: number) => {
    held += bytes;
    const own = (heldBy.get(accountId) ?? 0) + bytes;
    if (own > 0) heldBy.set(accountId, own);
    else heldBy.delete(accountId);
  };
  const isOverShare = ({accountId, bytes}: LargeBody) => {
    const own = heldBy.get(accountId) ?? 0;
    return own > 0 && own + bytes > limits.largeBodiesBytesOfAccount;
  };

  const startWaiting = () => {
    // Who has its share already is passed over. All others are served in turn, so that smaller ones do not keep
    // overtaking a larger one. Where nothing is held, even a body over the whole budget starts, else it never would.
    for (;;) {
      const index = waiting.findIndex((body) => !isOverShare(body));
      const next = waiting[index];
      if (!next || (held > 0 && held + next.bytes > limits.largeBodiesBytes)) return;
      waiting.splice(index, 1);
      hold(next.accountId, next.bytes);
      next.start();
    }
  };

  server.addHook('preParsing', (request, reply, payload, done) => {
    const bytes = expectedBytes(request);
    if (bytes <= limits.smallBodyBytes) {
      done(null, payload);
      return;
    }
    const accountId = request.account?.accountId;
    const entry = {bytes, accountId, start: () => done(null, payload)};
    let isReleased = false;
    const release = () => {
      if (isReleased) return;
      isReleased = true;
      const index = waiting.indexOf(entry);
      if (index >= 0) waiting.splice(index, 1);
      else hold(accountId, -bytes);
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
