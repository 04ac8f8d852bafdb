import type {Format, ValidateFunction} from 'ajv';
import type {Direction} from '../schemas/direction';

/** Makes the checks of one kind; gives them by the schema that they hold values against, as JSON. */
export type MakeChecks = (
  /** The part of the contract at a pointer. */
  at: (pointer: string) => unknown,
  formats: Readonly<Record<string, Format>>,
  /** The functions that check keywords, by name. */
  keywords: Readonly<Record<string, unknown>>,
) => Readonly<Record<string, ValidateFunction>>;

interface Sets {
  readonly quick: MakeChecks;
  /** Left out, the quick ones say what is wrong. */
  readonly thorough?: MakeChecks;
}

/** By the contract's `info` as JSON. The build puts the module here that `compileChecks` writes. */
export const compiledChecks: Readonly<Record<string, Readonly<Record<Direction, Sets>>>> = {};
