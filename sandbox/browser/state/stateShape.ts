import * as z from 'zod';
import {isClockTime} from '../../base/clock';
import {toHex} from '../../base/bytes';
import {sha256} from '../../base/hashes';
import {seededAccounts} from '../../base/seededAccounts';
import type {Database} from '../../store/database';
import {sharedTables, type Row} from './tables';

/** Of a state as JSON, in bytes: more is not read. */
export const MOST_STATE_BYTES = 4 * 1024 * 1024;

/** A sandbox that somebody else can make again: its world, its clock, and what its accounts changed since. */
export interface State {
  /** Of the tables: rows of another version fit into none of these. */
  readonly schema: string;
  readonly seed: number;
  /** When the seeds were written, by the sandbox's clock; milliseconds since 1970, as all times here. */
  readonly seededAt: number;
  /** Where the clock was. */
  readonly now: number;
  /** Whether it stood still. */
  readonly stands: boolean;
  /** How often the data had been opened. */
  readonly runs: number;
  /** By table, in the order of their columns: what was stored or changed. */
  readonly set: Readonly<Record<string, readonly Row[]>>;
  /** By table: the keys of what was deleted. */
  readonly gone: Readonly<Record<string, readonly Row[]>>;
}

const accountIds: ReadonlySet<unknown> = new Set(seededAccounts.map(({accountId}) => accountId));
const time = z.number().int().refine(isClockTime);
const row = z.array(z.union([z.string(), z.number(), z.null()])).min(1);

const isJson = (value: unknown): boolean => {
  try {
    return typeof value === 'string' && Boolean(JSON.parse(value));
  } catch {
    return false;
  }
};

/** Rows by table; those of the accounts alone that every sandbox has. */
const rows = (isWhole: boolean) =>
  z.record(z.string(), z.array(row)).refine((tables) =>
    Object.entries(tables).every(([name, all]) => {
      const shared = Object.hasOwn(sharedTables, name) ? sharedTables[name] : undefined;
      return (
        shared &&
        all.every(
          (each) =>
            each.length === (isWhole ? shared.columns : shared.keys) &&
            accountIds.has(each[0]) &&
            (!isWhole || shared.json.every((index) => isJson(each[index]))),
        )
      );
    }),
  );

const shape = z.strictObject({
  schema: z.string(),
  seed: z
    .number()
    .int()
    .min(0)
    .max(2 ** 32 - 1),
  seededAt: time,
  now: time,
  stands: z.boolean(),
  runs: z.number().int().min(0).max(1_000_000_000),
  set: rows(true),
  gone: rows(false),
});

/** @returns undefined when this is no state */
export function parseState(text: string): State | undefined {
  try {
    return shape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Names the tables of a database as they are after all migrations. */
export function schemaOf(database: Database): string {
  const steps = database.all('SELECT room, step, name FROM migrations ORDER BY room, step');
  return toHex(sha256(JSON.stringify(steps))).slice(0, 12);
}
