import {listGroupMembers, type GroupMembers} from './groups';
import {estimateUserCount, listPeople, type Person} from './people';
import {summarise, type PeopleSummary} from './summarise';

/** How many users the overview reads at most; above it, whatever it says of people is about these. */
export const OVERVIEW_LIMIT = 3000;

/** What the admin overview shows, read live. */
export interface Overview extends PeopleSummary {
  readonly total: number;
  /** The accounts that were read. */
  readonly people: readonly Person[];
  readonly groups: readonly GroupMembers[];
}

/** @throws the service's own error: `AccessDeniedException` for whom the role does not permit it */
export async function loadOverview(): Promise<Overview> {
  const [total, people, groups] = await Promise.all([
    estimateUserCount(),
    listPeople(OVERVIEW_LIMIT),
    listGroupMembers(),
  ]);
  return {total: Math.max(total, people.length), people, groups, ...summarise(people)};
}
