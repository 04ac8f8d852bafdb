import type {FastifyInstance} from 'fastify';
import {limits} from '../../http/limits';

/**
 * A body that is refused for its size is read on and thrown away, for a while. A server that closes the connection
 * while its client is still sending resets it, and the client reports a broken pipe in place of the response.
 */
export function drainRefused(server: FastifyInstance): void {
  server.addHook('onSend', ({raw}, reply, payload, done) => {
    if (reply.statusCode === 413 && !raw.complete) {
      raw.resume();
      const timer = setTimeout(() => raw.destroy(), limits.drainMilliseconds).unref();
      raw.once('close', () => clearTimeout(timer));
    }
    done(null, payload);
  });
}
