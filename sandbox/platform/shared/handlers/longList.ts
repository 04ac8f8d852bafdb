import {nextTurn} from '../../../base/nextTurn';

/**
 * A response body of one list, `{objects: [...]}`, that is written while it is sent, for lists that have no pages. Each
 * piece is checked against the contract before it leaves, and no more than a piece is in memory, however slowly it is
 * read.
 */
export class LongList<Name extends string = string, Member = unknown> {
  constructor(
    readonly name: Name,
    /** Made one by one, on demand. */
    readonly members: Iterable<Member>,
  ) {}
}

/** The lists that may stand for a body which is nothing but one list. */
export type LongListOf<Body> = Body extends unknown ? ListOf<Body> : never;

type ListOf<Body> = {
  [Name in keyof Body & string]: Body[Name] extends readonly (infer Member)[]
    ? Pick<Body, Name> extends Body
      ? LongList<Name, Member>
      : never
    : never;
}[keyof Body & string];

/** Characters of JSON that are made, checked and sent at once: some milliseconds of work. */
const PIECE = 128 * 1024;

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
 * @param fail - called with what breaks in the middle: the status has been sent, so the connection can only be cut
 */
export async function* sentInTurns(
  first: string,
  rest: Iterator<string>,
  fail: (error: unknown) => void,
): AsyncGenerator<Uint8Array, void, undefined> {
  yield utf8.encode(first);
  try {
    for (let next = rest.next(); !next.done; next = rest.next()) {
      yield utf8.encode(next.value);
      await nextTurn();
    }
  } catch (error) {
    fail(error);
    throw error;
  }
}

const utf8 = new TextEncoder();
