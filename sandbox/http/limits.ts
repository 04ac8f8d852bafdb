/** What one caller may take of the sandbox. Told in `sandbox/README.md`. */
export const limits = {
  /** Request bodies, where the contract's `x-max-bytes` names no other limit: 413. */
  bodyBytes: 1024 * 1024,
  /** Bodies up to this size are read at once. */
  smallBodyBytes: 256 * 1024,
  /** Larger ones wait for each other while together they would be more than this. */
  largeBodiesBytes: 32 * 1024 * 1024,
  /** Of these one account may have so many: the most that one body may be, and half of what all share. */
  largeBodiesBytesOfAccount: 16 * 1024 * 1024,
  /** Request line and headers together: 431. Also holds 100 ids of 128 characters in a path. */
  urlAndHeadersBytes: 16 * 1024,
  /** Until the headers are there: 408. */
  headersMilliseconds: 10_000,
  /** Until the whole request is there: 408. */
  requestMilliseconds: 30_000,
  /** A body that was refused with 413 is read and thrown away for so long; then its connection is closed. */
  drainMilliseconds: 3000,
  /** A connection on which nothing moves, in either direction, is closed. */
  idleMilliseconds: 60_000,
} as const;
