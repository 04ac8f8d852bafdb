import type {Person} from './people';

const NEWEST = 8;

/** What the overview shows of a list of people. */
export interface PeopleSummary {
  readonly byStatus: readonly {readonly status: string; readonly count: number}[];
  readonly disabled: number;
  readonly newest: readonly Person[];
}

/** Counts people by status and finds the newest. */
export function summarise(people: readonly Person[]): PeopleSummary {
  const counts = new Map<string, number>();
  for (const {status} of people) counts.set(status, (counts.get(status) ?? 0) + 1);
  return {
    byStatus: [...counts].map(([status, count]) => ({status, count})).toSorted((a, b) => b.count - a.count),
    disabled: people.filter((person) => !person.isEnabled).length,
    newest: people
      .toSorted((a, b) => (b.createdAt?.getTime() ?? 0) - (a.createdAt?.getTime() ?? 0))
      .slice(0, NEWEST),
  };
}
