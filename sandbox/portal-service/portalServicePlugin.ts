import type {FastifyInstance} from 'fastify';
import {ownValue} from '../base/ownValue';
import {portalServiceOperations} from '../contract/operations/servedContract';
import type {Operation} from '../contract/operations/operations';
import type {Authenticate} from '../http/operations/authenticate';
import {
  bodyLimitOf,
  documentedError,
  headersOf,
  insistOnContract,
  requireConformity,
} from '../http/operations/conformity';
import {unknownFieldHeaders} from '../http/operations/unknownFieldHeaders';
import {sendError} from '../http/sendError';
import {createApiKey} from './createApiKey';
import type {Dependencies} from './dependencies';
import type {PortalHandler} from './handler';
import {listApiKeys} from './listApiKeys';
import {requireOwner} from './requireOwner';
import {revokeApiKey} from './revokeApiKey';
import {rotateApiKey} from './rotateApiKey';

export interface PortalServiceOptions {
  readonly authenticate: Authenticate;
  readonly dependencies: Dependencies;
}

const handlers: Readonly<Record<string, PortalHandler>> = {
  listApiKeys,
  createApiKey,
  rotateApiKey,
  revokeApiKey,
};

/** Serves the operations of the portal service (api/portal.yaml): requests and responses are checked against it. */
export async function portalServicePlugin(
  app: FastifyInstance,
  {authenticate, dependencies}: PortalServiceOptions,
): Promise<void> {
  app.decorateRequest('account', null);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('date', dependencies.clock.now().toUTCString());
    // A response may contain a key: no cache keeps it.
    reply.header('cache-control', 'no-store');
  });
  for (const operation of portalServiceOperations()) serve(app, operation, {authenticate, dependencies});
}

function serve(
  app: FastifyInstance,
  operation: Operation,
  {authenticate, dependencies}: PortalServiceOptions,
): void {
  const {operationId, path} = operation;
  const handle = ownValue(handlers, operationId);
  if (!handle) throw new Error(`${operationId} of api/portal.yaml has no handler.`);
  app.route({
    method: operation.method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    bodyLimit: bodyLimitOf(operation),
    onRequest: async (request) => {
      request.account = await authenticate(operation.security, request.headers);
    },
    handler: async (request, reply) => {
      const check = requireConformity(operation, request);
      const {account} = request;
      if (!account) throw new Error('A request reached its handler without an account.');
      const {path: ids} = check.request;
      const owner = requireOwner(dependencies, account, String(ids.userId));
      // The store and the user pool change together or not at all, and not for a response that breaks the contract.
      const {status, headers, body} = dependencies.database.transaction(() => {
        const response = handle({...dependencies, owner, keyId: String(ids.keyId), body: check.request.body});
        const complete = {
          ...response,
          headers: headersOf(operation, {
            status: response.status,
            headers: {...response.headers, ...unknownFieldHeaders(check)},
          }),
          body: response.body,
        };
        insistOnContract(operation, complete);
        return complete;
      });
      return reply.code(status).headers(headers).send(body);
    },
    errorHandler: (thrown, request, reply) =>
      sendError(documentedError(operation, thrown), request, reply, {operationId, path}),
  });
}
