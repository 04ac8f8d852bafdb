import {Readable} from 'node:stream';
import type {FastifyInstance, FastifyReply} from 'fastify';
import {postedViolations} from '../../contract/checkRequest';
import type {OperationId} from '../../contract/operationTypes';
import type {Operation} from '../../contract/operations/operations';
import {notImplemented} from '../../http/apiError';
import type {Authenticate} from '../../http/operations/authenticate';
import {
  bodyLimitOf,
  documentedError,
  headersOf,
  insistOnContract,
  requireConformity,
} from '../../http/operations/conformity';
import {unknownFieldHeaders} from '../../http/operations/unknownFieldHeaders';
import {sendError} from '../../http/sendError';
import type {OperationResponse, Handler} from '../shared/handlers/defineHandler';
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
export async function platformPlugin(app: FastifyInstance, options: PlatformOptions): Promise<void> {
  app.decorateRequest('account', null);
  // A page that shows times takes the platform's now from here: the sandbox's clock may stand or be moved.
  app.addHook('onSend', async (_request, reply) => {
    reply.header('date', options.dependencies.clock.now().toUTCString());
  });
  for (const operation of options.operations) serve(app, operation, options);
}

function serve(
  app: FastifyInstance,
  operation: Operation,
  {handlers, authenticate, dependencies}: PlatformOptions,
): void {
  const handler = handlers.get(operation.operationId);
  const isStoring = operation.method !== 'GET';
  const posted = {
    mostBytes: bodyLimitOf(operation),
    violations: (body: unknown) => postedViolations(operation, body),
  };
  app.route({
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    bodyLimit: bodyLimitOf(operation),
    // Before the body is read: a stranger's megabytes are not worth parsing.
    onRequest: async (request) => {
      request.account = await authenticate(operation.security, request.headers);
    },
    handler: async (request, reply) => {
      const check = requireConformity(operation, request);
      if (!handler) throw notImplemented(operation.operationId);
      const {account} = request;
      if (!account) throw new Error('A request reached its handler without an account.');
      const notes = unknownFieldHeaders(check);
      const complete = (response: OperationResponse<OperationId>): CompleteResponse =>
        completeResponse(operation, {...response, headers: {...response.headers, ...notes}});
      const completed = new Map<OperationResponse<OperationId>, CompleteResponse>();
      const insist = <Response extends OperationResponse<OperationId>>(response: Response): Response => {
        completed.set(response, complete(response));
        return response;
      };
      const handle = () =>
        handler.handle({...check.request, ...dependencies, log: request.log, account, posted, insist});
      // What is stored and the response that tells of it stand or fall together.
      const outcome = isStoring
        ? dependencies.store.transaction(() => {
            const given = handle();
            return given instanceof Promise ? given : insist(given);
          })
        : handle();
      const response = await outcome;
      return send(operation, reply, completed.get(response) ?? complete(response));
    },
    errorHandler: (thrown, request, reply) => {
      const {operationId, path} = operation;
      sendError(documentedError(operation, thrown), request, reply, {operationId, path});
    },
  });
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

function send(
  operation: Operation,
  reply: FastifyReply,
  {status, headers, body}: CompleteResponse,
): FastifyReply {
  reply.code(status).headers(headers);
  if (!(body instanceof LongList)) return reply.send(body);
  return sendList(reply, operation, body, (part) =>
    insistOnContract(operation, {status, headers, body: part}),
  );
}

/** A list that fits in one piece is a response like any other; a longer one is made while it is sent. */
function sendList(
  reply: FastifyReply,
  {operationId, path}: Operation,
  list: LongList,
  check: (body: unknown) => void,
): FastifyReply {
  const pieces = piecesOf(list, check);
  const first = pieces.next().value ?? '';
  const second = pieces.next();
  if (second.done) return reply.send(first);
  return reply.send(Readable.from(sentInTurns(first + second.value, pieces, fail), {objectMode: false}));

  function fail(error: unknown): void {
    reply.request.log.error({err: error, operationId, path}, 'operation failed while its response was sent');
  }
}
