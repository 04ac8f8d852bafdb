import type {RequestCheck} from '../../contract/checkRequest';
import type {Operation} from '../../contract/operations/operations';
import {mediaTypeOf} from '../../base/mediaType';
import type {Log} from '../../base/log';
import {readBody} from '../body/readBody';
import {errorReply} from '../errorReply';
import {headerOf} from '../headerOf';
import {queryOf} from '../requestUrl';
import type {Reply, Route} from '../route';
import type {Authenticate, Caller} from './authenticate';
import {bodyLimitOf, documentedError, requireConformity} from './conformity';

export interface OperationRouteOptions {
  readonly authenticate: Authenticate;
  readonly log: Log;
  /** Sent with every response of the operation, errors included. Names in lower case. */
  readonly headers: () => Readonly<Record<string, string>>;
  /**
   * Refuses callers who may not send this request, whatever its body is.
   * @throws ApiError 403
   */
  readonly permit?: (caller: Caller) => void;
  /** What a request that conforms to the contract is responded with. */
  readonly respond: (check: RequestCheck, account: Caller['account']) => Reply | Promise<Reply>;
}

/** Serves one operation of a contract: who calls, what they ask, and errors that the contract documents. */
export function operationRoute(operation: Operation, options: OperationRouteOptions): Route {
  const {authenticate, log, headers: sentAlways, permit, respond} = options;
  const {operationId, path, method} = operation;
  const mostBytes = bodyLimitOf(operation);
  const withHeaders = (reply: Reply): Reply => ({...reply, headers: {...reply.headers, ...sentAlways()}});
  return {
    method,
    path,
    take: async (head, parameters) => {
      // Before the body is read: a stranger's megabytes are not worth parsing.
      const caller = await authenticate(operation.security, head.headers);
      const {account, apiKey} = caller;
      return {
        mostBytes,
        accountId: account.accountId,
        ...(apiKey && {keyId: apiKey.keyId}),
        respond: async (bytes) => {
          permit?.(caller);
          const check = requireConformity(operation, {
            path: parameters,
            query: queryOf(head.url),
            headers: head.headers,
            body: readBody(head, bytes),
            bodyType: mediaTypeOf(headerOf(head.headers, 'content-type')),
          });
          return withHeaders(await respond(check, account));
        },
      };
    },
    fail: (thrown, head) =>
      withHeaders(errorReply(documentedError(operation, thrown), head, log, {operationId, path})),
  };
}
