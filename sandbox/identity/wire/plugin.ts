import type {FastifyPluginAsync, FastifyReply, FastifyRequest} from 'fastify';
import {identityPoolOperations} from '../identity-pool/identityPoolOperations';
import {userPoolOperations} from '../operations/userPoolOperations';
import type {Dependencies} from '../dependencies/dependencies';
import {BODY_LIMIT, sendCognitoError, sendResponse} from './sendResponse';
import {type Service, createService} from './service';
import type {Throttling} from './throttling';

/** Both pools as HTTP. CORS, and which headers it exposes, is the server's. */
export function createPlugin(dependencies: Dependencies, throttling: Throttling): FastifyPluginAsync {
  return async (server) => {
    // The signature covers the body's bytes, so the body stays as it came, whatever the content type says.
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('*', {parseAs: 'buffer', bodyLimit: BODY_LIMIT}, (_request, body, parsed) =>
      parsed(null, body),
    );
    server.addHook('onRequest', async (_request, reply) => {
      void reply.headers({
        'x-amzn-RequestId': dependencies.ids.uuid(),
        // The SDK sets its clock by this header, so it must be the clock that signatures are checked by.
        date: dependencies.clock.now().toUTCString(),
      });
    });
    server.setErrorHandler((error, request, reply) => sendCognitoError(error, request, reply));

    const userPool = createService('AWSCognitoIdentityProviderService', userPoolOperations, {
      dependencies,
      throttling,
    });
    const identityPool = createService('AWSCognitoIdentityService', identityPoolOperations, {
      dependencies,
      throttling,
    });
    for (const end of ['', '/', '/*']) {
      server.post(`/user-pool${end}`, (request, reply) => run(userPool, request, reply));
      server.post(`/identity-pool${end}`, (request, reply) => run(identityPool, request, reply));
    }
    server.get(`/${dependencies.pool.userPoolId}/.well-known/jwks.json`, (_request, reply) =>
      reply.send({keys: dependencies.signingKeys.all().map(({published}) => published)}),
    );
  };
}

async function run(service: Service, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const {method, headers, body} = request;
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  return sendResponse(reply, await service({method, url: request.raw.url ?? '/', headers, body: bytes}));
}
