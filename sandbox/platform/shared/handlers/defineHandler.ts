import type {
  ResponseParts,
  BodyOf,
  HeadersOf,
  OperationId,
  PathOf,
  QueryOf,
  SuccessOf,
} from '../../../contract/operationTypes';
import type {CheckedRequest} from '../../../contract/checkRequest';
import type {Account} from '../../../store/accounts';
import type {Dependencies} from './dependencies';
import type {LongListOf} from './longList';

/** A successful response of one operation, made by the `respond` that its handler is given. */
export interface OperationResponse<Id extends OperationId> {
  readonly operationId: Id;
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** What a handler is given: a request that conforms to the contract, who sent it, and the sandbox's dependencies. */
export interface OperationContext<Id extends OperationId> extends Dependencies {
  readonly path: PathOf<Id>;
  /** Defaults of the contract are filled in, here and in the body: see `given`. */
  readonly query: QueryOf<Id>;
  readonly headers: HeadersOf<Id>;
  readonly body: BodyOf<Id>;
  /** Whose data this request reads and writes. */
  readonly account: Account;
  /** What this operation demands of bodies that come in another way than by the request. */
  readonly posted: PostedBodies;
  readonly insist: InsistOnContract;
  /**
   * The status, then the body and the headers that the contract documents for it; what it does not document does not
   * compile. Errors are thrown: `throw notFound()`, see `http/apiError.ts`.
   */
  readonly respond: <Status extends SuccessOf<Id>>(
    status: Status,
    ...parts: PartsOf<Id, Status>
  ) => OperationResponse<Id>;
}

/** What follows the status; a body that is one list may be given as a `LongList`. */
type PartsOf<Id extends OperationId, Status extends SuccessOf<Id>> =
  ResponseParts<Id, Status> extends [infer Body, ...infer Headers]
    ? [body: Body | LongListOf<Body>, ...Headers]
    : ResponseParts<Id, Status>;

/** One operation, ready to be registered. Its types have been checked; the contract checks its values at run time. */
export interface Handler {
  readonly operationId: OperationId;
  readonly handle: (
    context: UncheckedContext,
  ) => OperationResponse<OperationId> | Promise<OperationResponse<OperationId>>;
}

/**
 * Checks a response against the contract before what it tells of is stored. Handlers that wait do so inside their
 * `store.transaction` or `store.sharedCommit`; of all others that may store something, the plugin does it.
 * @returns the same response.
 * @throws Error for one that the contract does not allow: a 500, and nothing has been stored.
 */
export type InsistOnContract = <Response extends OperationResponse<OperationId>>(
  response: Response,
) => Response;

/** What the contract demands of the bodies of one operation. */
export interface PostedBodies {
  /** The most bytes that one may have. */
  readonly mostBytes: number;
  /** What would be wrong with a body if it had been posted; paths begin with `body`. */
  violations(body: unknown): string[];
}

/** A context before its operation's types are known. */
export interface UncheckedContext extends CheckedRequest, Dependencies {
  readonly account: Account;
  readonly posted: PostedBodies;
  readonly insist: InsistOnContract;
}

/**
 * Defines the handler of one operation, typed by the contract. One file each, named after its operation.
 *
 * @example
 * export const getThing = defineHandler('getThing', ({path, account, store, respond}) => {
 *   const thing = store.things.find(account.accountId, path.thingId);
 *   if (!thing) throw notFound();
 *   return respond(200, thing);
 * });
 */
export function defineHandler<Id extends OperationId>(
  operationId: Id,
  handle: (
    context: OperationContext<Id>,
  ) => OperationResponse<NoInfer<Id>> | Promise<OperationResponse<NoInfer<Id>>>,
): Handler {
  const respond = (status: number, ...parts: readonly unknown[]): OperationResponse<Id> => {
    const hasBody = status !== 204;
    const headers = parts[hasBody ? 1 : 0] as Record<string, string> | undefined;
    return {operationId, status, body: hasBody ? parts[0] : undefined, headers: headers ?? {}};
  };
  return {
    operationId,
    // The one cast between run time and types: `checkRequest` has checked the values against the contract that the
    // types were made from.
    handle: (context) => handle(Object.assign(context, {respond}) as unknown as OperationContext<Id>),
  };
}

/**
 * A parameter or a field of the body that the contract gives a default. The default has been filled in; the generated
 * type, which serves clients too, still says that it may be left out.
 * @throws Error when there is none after all: a mistake of the handler, a 500.
 */
export function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A value without a default in the contract was taken as given.');
  return value;
}
