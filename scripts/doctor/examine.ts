import type {Context} from './context';
import {unchecked, type Check, type Finding} from './finding';

export interface Report {
  readonly name: string;
  readonly findings: readonly Finding[];
}

/** Makes all checks at once; one that breaks off says so and stops no other. */
export function examine(checks: readonly Check[], context: Context): Promise<Report[]> {
  return Promise.all(
    checks.map(async ({name, run}) => {
      try {
        return {name, findings: await run(context)};
      } catch (error) {
        return {name, findings: [unchecked((error as Error).message, 'run again; if it stays, report it')]};
      }
    }),
  );
}

const words = {ok: 'ok', warning: 'warning', fault: 'FAULT', unchecked: 'not checked'};

/** The findings, a line for each, and beneath each what to do. */
export function formatReports(reports: readonly Report[]): string {
  const [first, second] = [
    Math.max(...Object.values(words).map(({length}) => length)),
    Math.max(...reports.map(({name}) => name.length)),
  ];
  return reports
    .flatMap(({name, findings}) =>
      findings.map(({level, found, remedy}) => {
        const line = `${words[level].padEnd(first)}  ${name.padEnd(second)}  ${found}`;
        return remedy === undefined ? line : `${line}\n${' '.repeat(first + second + 4)}→ ${remedy}`;
      }),
    )
    .join('\n');
}

/** How many findings there are of each level, in words. */
export function summary(reports: readonly Report[]): string {
  const levels = reports.flatMap(({findings}) => findings.map(({level}) => level));
  const count = (level: Finding['level']) => levels.filter((each) => each === level).length;
  return `${count('fault')} faults, ${count('warning')} warnings, ${count('unchecked')} not checked`;
}

export const hasFault = (reports: readonly Report[]): boolean =>
  reports.some(({findings}) => findings.some(({level}) => level === 'fault'));
