import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify';
import {isReply, type App} from '../http/app';
import {createBodyBudget} from './body/bodyBudget';
import {drainRefused} from './body/drainRefused';
import {HungUp, readRequestBody} from './body/readRequestBody';
import {sendReply} from './sendReply';

/** Hands every request of a server to an app, its body within what the server can hold. */
export function serveApp(server: FastifyInstance, app: App): void {
  drainRefused(server);
  const budget = createBodyBudget();

  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const {method, url, headers} = request.raw;
    const received = await app.receive({method: method ?? 'GET', url: url ?? '/', headers});
    if (isReply(received)) return sendReply(reply, received);
    const {mostBytes, accountId} = received;
    try {
      const body = await readRequestBody(request.raw, {mostBytes, accountId, response: reply.raw, budget});
      return await sendReply(reply, await received.respond(body).finally(() => budget.release(reply.raw)));
    } catch (error) {
      // Whoever hangs up in the middle of a body gets no response, and the sandbox is not to blame.
      return error instanceof HungUp ? reply.hijack() : sendReply(reply, received.refuse(error));
    }
  };
  // Fastify's own stages come after this hook: it would refuse content types that the app knows better.
  server.addHook('onRequest', async (request, reply) => {
    // This waits for the end of the response. Where the reader leaves before it, Fastify would go on to the handler,
    // and what was asked would be done again.
    await serve(request, reply);
    if (!reply.sent) reply.hijack();
  });
  // Compression looks at routes alone. OPTIONS has one of CORS's.
  const method = server.supportedMethods.filter((name) => name !== 'OPTIONS');
  server.route({method, url: '*', exposeHeadRoute: false, handler: serve});
}
