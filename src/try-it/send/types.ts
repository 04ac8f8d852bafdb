/** What came back, whatever its status. */
export interface CallResponse {
  readonly kind: 'response';
  readonly status: number;
  /** Those that the server lets a page read (CORS), and no others. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Without parameters, in lower case; empty when the response names none. */
  readonly contentType: string;
  readonly body: Uint8Array<ArrayBuffer>;
  /** From sending to the status line, and to the last byte, in milliseconds. */
  readonly firstByteMs: number;
  readonly totalMs: number;
}

/** Why nothing came back, as far as a page can find out; or was not sent, as a view changes nothing. */
export type FailureReason =
  | 'offline'
  | 'address'
  | 'header'
  | 'mixed'
  | 'forbidden'
  | 'cors'
  | 'unreachable'
  | 'broken'
  | 'viewOnly';

export interface Failure {
  readonly kind: 'failure';
  readonly reason: FailureReason;
  /** The server that was meant, for the advice. */
  readonly origin: string;
  readonly totalMs: number;
}

export interface Cancelled {
  readonly kind: 'cancelled';
  readonly totalMs: number;
}

export type Outcome = CallResponse | Failure | Cancelled;
