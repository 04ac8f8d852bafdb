import type {OperationId} from '../../contract/operationTypes';
import {postedViolations} from '../../contract/checkRequest';
import type {Operation} from '../../contract/operations/operations';
import {notImplemented} from '../../http/apiError';
import type {Authenticate} from '../../http/operations/authenticate';
import {bodyReply, withCharset} from '../../http/operations/bodyReply';
import {bodyLimitOf, headersOf, insistOnContract} from '../../http/operations/conformity';
import {operationRoute} from '../../http/operations/operationRoute';
import {unknownFieldHeaders} from '../../http/operations/unknownFieldHeaders';
import type {Reply, Route} from '../../http/route';
import type {OperationResponse, Handler} from '../shared/handlers/defineHandler';
import {requireScope} from './requireScope';
import {LongList, piecesOf, sentInTurns} from '../shared/handlers/longList';
import type {Dependencies} from '../shared/handlers/dependencies';

export interface PlatformOptions {
  readonly operations: readonly Operation[];
  readonly handlers: ReadonlyMap<string, Handler>;
  readonly authenticate: Authenticate;
  readonly dependencies: Dependencies;
}

/**
 * Serves every operation of the contract: who calls, what they ask, the handler, what it responds; request and response are
 * checked against the contract.
 */
export function platformRoutes(options: PlatformOptions): Route[] {
  return options.operations.map((operation) => routeOf(operation, options));
}

function routeOf(operation: Operation, {handlers, authenticate, dependencies}: PlatformOptions): Route {
  const handler = handlers.get(operation.operationId);
  const isStoring = operation.method !== 'GET';
  const posted = {
    mostBytes: bodyLimitOf(operation),
    violations: (body: unknown) => postedViolations(operation, body),
  };
  const route = operationRoute(operation, {
    authenticate,
    log: dependencies.log,
    // A page that shows times takes the platform's now from here: the sandbox's clock may stand or be moved.
    headers: () => ({date: dependencies.clock.now().toUTCString()}),
    permit: ({apiKey}) => apiKey && requireScope(apiKey, operation),
    respond: async (check, account) => {
      if (!handler) throw notImplemented(operation.operationId);
      const notes = unknownFieldHeaders(check);
      const complete = (response: OperationResponse<OperationId>): CompleteResponse =>
        completeResponse(operation, {...response, headers: {...response.headers, ...notes}});
      const completed = new Map<OperationResponse<OperationId>, CompleteResponse>();
      const insist = <Response extends OperationResponse<OperationId>>(response: Response): Response => {
        completed.set(response, complete(response));
        return response;
      };
      const handle = () => handler.handle({...check.request, ...dependencies, account, posted, insist});
      // What is stored and the response that tells of it stand or fall together.
      const outcome = isStoring
        ? dependencies.store.transaction(() => {
            const given = handle();
            return given instanceof Promise ? given : insist(given);
          })
        : handle();
      const response = await outcome;
      return replyOf(operation, completed.get(response) ?? complete(response), dependencies.log);
    },
  });
  return {...route, operationId: operation.operationId};
}

/** A response with all its headers that has been checked against the contract, a `LongList` apart. */
type CompleteResponse = Pick<OperationResponse<OperationId>, 'status' | 'headers' | 'body'>;

/** @throws Error for a response that does not conform to the contract: a 500, and the log says why. */
function completeResponse(operation: Operation, response: OperationResponse<OperationId>): CompleteResponse {
  const {body, status} = response;
  const headers = headersOf(operation, response);
  // A list is checked piece by piece while it is sent.
  if (!(body instanceof LongList)) insistOnContract(operation, {status, headers, body});
  return {status, headers, body};
}

function replyOf(
  operation: Operation,
  {status, headers, body}: CompleteResponse,
  log: Dependencies['log'],
): Reply {
  if (!(body instanceof LongList)) return bodyReply(status, headers, body);
  const pieces = piecesOf(body as LongList, (part) =>
    insistOnContract(operation, {status, headers, body: part}),
  );
  return {status, headers: withCharset(headers), body: listBody(operation, pieces, log)};
}

/** A list that fits in one piece is a response like any other; a longer one is made while it is sent. */
function listBody(
  {operationId, path}: Operation,
  pieces: Generator<string, void, undefined>,
  log: Dependencies['log'],
): NonNullable<Reply['body']> {
  const first = pieces.next().value ?? '';
  const second = pieces.next();
  if (second.done) return first;
  return sentInTurns(first + second.value, pieces, (error) =>
    log.error({err: error, operationId, path}, 'operation failed while its response was sent'),
  );
}
