import {setImmediate} from 'node:timers/promises';

/** The members of an answer that may be too long for memory, each made when it is sent. See `longList`. */
export class LongList {
  constructor(
    readonly name: string,
    readonly members: Iterable<unknown>,
  ) {}
}

/** Characters of JSON that are made, checked and sent at once: some milliseconds of work. */
const PIECE = 128 * 1024;

/**
 * An answer of one list, `{objects: [...]}`, that is written while it is sent, for lists that have no pages. Each piece
 * is held against the contract before it leaves, and no more than a piece is in memory, however slowly it is read.
 *
 * @param members - made one by one, on demand
 */
export function longList<Name extends string, Member>(
  name: Name,
  members: Iterable<Member>,
): Record<Name, Member[]> {
  // To its handler it is the body that the contract describes; what sends it knows better.
  return new LongList(name, members) as unknown as Record<Name, Member[]>;
}

/**
 * The JSON text of a list, in pieces.
 * @param check - throws when a body of these members would break the contract
 */
export function* piecesOf(
  {name, members}: LongList,
  check: (body: Readonly<Record<string, readonly unknown[]>>) => void,
): Generator<string, void, undefined> {
  let piece = `{${JSON.stringify(name)}:[`;
  let mark = '';
  let unchecked: unknown[] = [];
  for (const member of members) {
    piece += mark + JSON.stringify(member);
    mark = ',';
    unchecked.push(member);
    if (piece.length < PIECE) continue;
    check({[name]: unchecked});
    yield piece;
    [piece, unchecked] = ['', []];
  }
  check({[name]: unchecked});
  yield `${piece}]}`;
}

/**
 * The pieces from one on, others having their turn between two of them.
 * @param fail - told of what breaks in the middle: the status has been sent, so the connection can only be cut
 */
export async function* sentInTurns(
  first: string,
  rest: Iterator<string>,
  fail: (error: unknown) => void,
): AsyncGenerator<Buffer, void, undefined> {
  yield Buffer.from(first);
  try {
    for (let next = rest.next(); !next.done; next = rest.next()) {
      yield Buffer.from(next.value);
      await setImmediate();
    }
  } catch (error) {
    fail(error);
    throw error;
  }
}
