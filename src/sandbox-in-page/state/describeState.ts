/** What a reader is told of a state before it replaces theirs. The sandbox itself checks the rest. */
export interface StateSummary {
  readonly seed: number;
  /** Where its clock is, ISO 8601. */
  readonly now: string;
  readonly stands: boolean;
  /** How many things were stored, changed or deleted since a fresh sandbox. */
  readonly changes: number;
}

/** @param state JSON. @returns undefined where it is no state */
export function describeState(state: string): StateSummary | undefined {
  try {
    const {seed, now, stands, set, gone} = JSON.parse(state) as Record<string, unknown>;
    const moment = new Date(now as number);
    if (!Number.isSafeInteger(seed) || typeof now !== 'number' || Number.isNaN(moment.getTime()))
      return undefined;
    return {
      seed: seed as number,
      now: moment.toISOString(),
      stands: stands === true,
      changes: rowsIn(set) + rowsIn(gone),
    };
  } catch {
    return undefined;
  }
}

const rowsIn = (tables: unknown): number =>
  Object.values(tables as Record<string, readonly unknown[]>).reduce((sum, rows) => sum + rows.length, 0);
