import type {ServerResponse} from 'node:http';
import type {Socket} from 'node:net';
import type {FastifyInstance} from 'fastify';

/**
 * Lets each request of a connection wait until the one before has its response. Clients may send several without
 * waiting (pipelining); Node hands them over at once, and a GET would be served before the POST that it follows has
 * stored anything. RFC 9112, section 9.3.2, allows that for safe methods alone.
 */
export function takeInTurn(server: FastifyInstance): void {
  const latest = new WeakMap<Socket, ServerResponse>();
  server.addHook('onRequest', ({raw}, reply, done) => {
    const before = latest.get(raw.socket);
    latest.set(raw.socket, reply.raw);
    if (!before || before.writableFinished || before.destroyed) done();
    else before.once('close', () => done());
  });
}
