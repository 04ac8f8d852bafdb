import {estimateUserCount, groupSizes, listPeople, type GroupSize} from './reading';
import type {Person} from './person';

/** How many users the overview reads at most; above it, the counts by status are of these. */
export const OVERVIEW_LIMIT = 3000;

const NEWEST = 8;

/** What the admin overview shows, read live. */
export interface Overview {
  readonly total: number;
  readonly read: number;
  readonly byStatus: readonly {readonly status: string; readonly count: number}[];
  readonly disabled: number;
  readonly groups: readonly GroupSize[];
  readonly newest: readonly Person[];
}

/** @throws what the service answers, `AccessDeniedException` for whom the role does not permit it */
export async function readOverview(): Promise<Overview> {
  const [total, people, groups] = await Promise.all([
    estimateUserCount(),
    listPeople(OVERVIEW_LIMIT),
    groupSizes(),
  ]);
  return {total: Math.max(total, people.length), read: people.length, groups, ...summarise(people)};
}

/** Counts people by status and finds the newest. */
export function summarise(people: readonly Person[]): Pick<Overview, 'byStatus' | 'disabled' | 'newest'> {
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
