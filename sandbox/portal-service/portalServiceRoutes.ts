import type {Log} from '../base/log';
import {ownValue} from '../base/ownValue';
import type {Operation} from '../contract/operations/operations';
import type {Authenticate} from '../http/operations/authenticate';
import {bodyReply} from '../http/operations/bodyReply';
import {headersOf, insistOnContract} from '../http/operations/conformity';
import {operationRoute} from '../http/operations/operationRoute';
import {unknownFieldHeaders} from '../http/operations/unknownFieldHeaders';
import type {Route} from '../http/route';
import {createApiKey} from './createApiKey';
import type {Dependencies} from './dependencies';
import type {PortalHandler} from './handler';
import {getApiKeyUsage} from './getApiKeyUsage';
import {listApiKeys} from './listApiKeys';
import {requireOwner} from './requireOwner';
import {revokeApiKey} from './revokeApiKey';
import {rotateApiKey} from './rotateApiKey';

export interface PortalServiceOptions {
  /** Those of api/portal.yaml. */
  readonly operations: readonly Operation[];
  readonly authenticate: Authenticate;
  readonly dependencies: Dependencies;
  readonly log: Log;
}

const handlers: Readonly<Record<string, PortalHandler>> = {
  listApiKeys,
  getApiKeyUsage,
  createApiKey,
  rotateApiKey,
  revokeApiKey,
};

/** Serves the operations of the portal service (api/portal.yaml): requests and responses are checked against it. */
export function portalServiceRoutes(options: PortalServiceOptions): Route[] {
  return options.operations.map((operation) => routeOf(operation, options));
}

function routeOf(
  operation: Operation,
  {authenticate, dependencies, log}: Omit<PortalServiceOptions, 'operations'>,
): Route {
  const {operationId} = operation;
  const handle = ownValue(handlers, operationId);
  if (!handle) throw new Error(`${operationId} of api/portal.yaml has no handler.`);
  return operationRoute(
    {...operation, path: `/portal${operation.path}`},
    {
      authenticate,
      log,
      headers: () => ({
        date: dependencies.clock.now().toUTCString(),
        // A response may contain a key: no cache keeps it.
        'cache-control': 'no-store',
      }),
      respond: (check, account) => {
        const {path: ids} = check.request;
        const owner = requireOwner(dependencies, account, String(ids.userId));
        // The store and the user pool change together or not at all, and not for a response that breaks the contract.
        const {status, headers, body} = dependencies.database.transaction(() => {
          const response = handle({
            ...dependencies,
            owner,
            keyId: String(ids.keyId),
            body: check.request.body,
          });
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
        return bodyReply(status, headers, body);
      },
    },
  );
}
