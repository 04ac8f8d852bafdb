import type {FastifyPluginAsync, FastifyReply, FastifyRequest} from 'fastify';
import {identityPoolOperations} from '../identity-pool/table';
import {userPoolOperations} from '../operations/table';
import type {Services} from '../services';
import {sendAnswer, sendError} from './answer';
import {type Service, createService} from './service';

const BODY_LIMIT = 256 * 1024;

/** Both pools as HTTP. CORS, and which headers it exposes, is the server's. */
export function createPlugin(services: Services): FastifyPluginAsync {
  return async (server) => {
    // The signature covers the body's bytes, so they are kept as they came, whatever the content type says.
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('*', {parseAs: 'buffer', bodyLimit: BODY_LIMIT}, (_request, body, parsed) =>
      parsed(null, body),
    );
    server.addHook('onRequest', async (_request, reply) => {
      void reply.headers({
        'x-amzn-RequestId': services.ids.uuid(),
        // The SDK sets its clock by this header, so it must be the clock that signatures are judged by.
        date: services.clock.now().toUTCString(),
      });
    });
    server.setErrorHandler((error, request, reply) => sendError(error, request, reply));

    const userPool = createService('AWSCognitoIdentityProviderService', userPoolOperations, services);
    const identityPool = createService('AWSCognitoIdentityService', identityPoolOperations, services);
    for (const end of ['', '/', '/*']) {
      server.post(`/user-pool${end}`, (request, reply) => answer(userPool, request, reply));
      server.post(`/identity-pool${end}`, (request, reply) => answer(identityPool, request, reply));
    }
    server.get(`/${services.pool.userPoolId}/.well-known/jwks.json`, (_request, reply) =>
      reply.send({keys: services.signingKeys.all().map(({published}) => published)}),
    );
  };
}

function answer(service: Service, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const {method, headers, body} = request;
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  return sendAnswer(reply, service({method, url: request.raw.url ?? '/', headers, body: bytes}));
}
