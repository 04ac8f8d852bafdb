import type {Context} from './context';

export type Level = 'ok' | 'warning' | 'fault' | 'unchecked';

/** One thing that a check has found, in a sentence; `remedy` says what to do about it. */
export interface Finding {
  readonly level: Level;
  readonly found: string;
  readonly remedy?: string;
}

/** One check of a provider's configuration: a name of two or three words, and what it finds. */
export interface Check {
  readonly name: string;
  readonly run: (context: Context) => Promise<readonly Finding[]> | readonly Finding[];
}

export const ok = (found: string): Finding => ({level: 'ok', found});
export const warning = (found: string, remedy: string): Finding => ({level: 'warning', found, remedy});
export const fault = (found: string, remedy: string): Finding => ({level: 'fault', found, remedy});
/** @param remedy what would let the check be made */
export const unchecked = (found: string, remedy: string): Finding => ({level: 'unchecked', found, remedy});

/** The faults and warnings that there are, or else that all is well. */
export function findingsOr(
  found: readonly (Finding | false | undefined)[],
  wellBeing: string,
): readonly Finding[] {
  const trouble = found.filter((each): each is Finding => Boolean(each));
  return trouble.length > 0 ? trouble : [ok(wellBeing)];
}
