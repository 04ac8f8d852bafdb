import type {Pieces} from '../base/pieces';
import type {RequestHeaders} from '../contract/checkRequest';

/** A request before its body is read. */
export interface RequestHead {
  /** In capitals. */
  readonly method: string;
  /** Path and query as they were sent, undecoded. */
  readonly url: string;
  /** Names in lower case. */
  readonly headers: RequestHeaders;
}

/** What a response is made of, before a server or a browser makes one of it. */
export interface Reply {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Text, bytes, or pieces that are made while they are sent; nothing by default. */
  readonly body?: string | Uint8Array | Pieces;
}

/** A request that a route has taken: what it lets in of the body, and what it responds then. */
export interface TakenRequest {
  /** A longer body is refused with 413. */
  readonly mostBytes: number;
  /** Who calls, where that is known before the body is read. */
  readonly accountId?: string;
  /** By which key, where the call came with one. */
  readonly keyId?: string;
  /** @throws whatever breaks; the route's `fail` words it */
  readonly respond: (body: Uint8Array) => Reply | Promise<Reply>;
}

/** One method of one path. */
export interface Route {
  /** The operation of the platform's contract that it serves, if it serves one. */
  readonly operationId?: string;
  readonly method: string;
  /** As in a contract: `/things/{thingId}`. */
  readonly path: string;
  /**
   * Decides by the head alone whether the body is worth reading.
   * @param parameters - of the path, decoded
   * @throws whatever refuses the request; `fail` words it
   */
  take(head: RequestHead, parameters: Readonly<Record<string, string>>): TakenRequest | Promise<TakenRequest>;
  /** What is sent in place of a response. It never throws. */
  fail(thrown: unknown, head: RequestHead): Reply;
}
