import {listGroupSizes, type GroupSize} from './groups';
import {estimateUserCount, listPeople} from './people';
import {summarise, type PeopleSummary} from './summarise';

/** How many users the overview reads at most; above it, the counts by status are of these. */
export const OVERVIEW_LIMIT = 3000;

/** What the admin overview shows, read live. */
export interface Overview extends PeopleSummary {
  readonly total: number;
  /** How many of them were read. */
  readonly read: number;
  readonly groups: readonly GroupSize[];
}

/** @throws the service's own error: `AccessDeniedException` for whom the role does not permit it */
export async function loadOverview(): Promise<Overview> {
  const [total, people, groups] = await Promise.all([
    estimateUserCount(),
    listPeople(OVERVIEW_LIMIT),
    listGroupSizes(),
  ]);
  return {total: Math.max(total, people.length), read: people.length, groups, ...summarise(people)};
}
