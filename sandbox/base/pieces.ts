/** Bytes that are made while they are sent. */
export type Pieces = AsyncIterable<Uint8Array>;

export const isPieces = (value: unknown): value is Pieces =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
