import {readFileSync} from 'node:fs';

/** Texts of date-times by what is to be said of them. Whatever parses instants is tried with them, the explorer too. */
export const instantTexts = JSON.parse(
  readFileSync(new URL('../../tests/fixtures/instants.json', import.meta.url), 'utf8'),
) as {
  /** By text, what each is in UTC. */
  readonly read: Readonly<Record<string, string>>;
  readonly withoutOffset: readonly string[];
  /** Days and times that no calendar has. */
  readonly notThere: readonly string[];
  readonly unreadable: readonly string[];
};

const {read, withoutOffset, notThere, unreadable} = instantTexts;

/** The same as pairs: what each text is in UTC, `undefined` for what is none. */
export const instantCases: readonly (readonly [text: string, utc: string | undefined])[] = [
  ...Object.entries(read),
  ...[...withoutOffset, ...notThere, ...unreadable].map((text) => [text, undefined] as const),
];
