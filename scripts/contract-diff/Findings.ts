import {besideRef, findRef, resolve} from './nodes';
import type {Change, Direction, Effect, Node, Verdict} from './types';
import type {Uses} from './uses';

/** Where a comparison is, and who uses what stands there. */
export interface Spot {
  readonly place: string;
  readonly uses: Uses;
}

/** What one comparison of two documents has found, and the documents themselves. */
export class Findings {
  readonly changes: Change[] = [];
  readonly #open = new Set<string>();

  constructor(
    readonly before: Node,
    readonly after: Node,
  ) {}

  /** Notes a change. One side is undefined if the other was added or removed. */
  add({place, uses}: Spot, before: unknown, after: unknown, effect: Effect): void {
    const breaks = [...uses].filter(([, directions]) =>
      [...directions].some((each) => isBroken(effect, each)),
    );
    this.changes.push({
      place,
      action: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
      before,
      after,
      verdict: verdictOf(effect, breaks.length > 0),
      operations: [...uses.keys()].sort(),
      breaks: breaks.map(([id]) => id).sort(),
    });
  }

  /**
   * Compares what two values refer to. Where both refer to the same shared part, that part is compared by itself, and
   * here only what stands beside the references.
   */
  follow(before: unknown, after: unknown, compare: (before: Node, after: Node) => void): void {
    const refs = [findRef(before), findRef(after)];
    if (refs[0] !== undefined && refs[0] === refs[1]) {
      return compare(besideRef(before), besideRef(after));
    }
    // A part may contain itself under another name.
    const pair = refs.join(' ');
    if (this.#open.has(pair)) return;
    const isPair = refs.every((ref) => ref !== undefined);
    if (isPair) this.#open.add(pair);
    compare(resolve(this.before, before), resolve(this.after, after));
    if (isPair) this.#open.delete(pair);
  }
}

function isBroken(effect: Effect, direction: Direction): boolean {
  if (effect === 'narrower') return direction === 'request';
  if (effect === 'wider') return direction === 'response';
  return effect === 'both' || effect === 'breaking';
}

function verdictOf(effect: Effect, breaksSome: boolean): Verdict {
  if (effect === 'wording') return 'wording';
  return breaksSome ? 'breaking' : 'compatible';
}

/** A spot below another. */
export function below({place, uses}: Spot, ...keys: readonly (string | number)[]): Spot {
  return {place: [place, ...keys].join('/'), uses};
}

/** The spot with the uses of one direction alone: requests ignore what is read-only. */
export function only(spot: Spot, direction: Direction): Spot {
  const uses = [...spot.uses].filter(([, directions]) => directions.has(direction));
  return {...spot, uses: new Map(uses.map(([id]) => [id, new Set([direction])]))};
}
