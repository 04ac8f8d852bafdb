import {parseInstant} from '../../../base/instants';
import type {Account} from '../../../store/accounts';
import {DAY_MS} from '../../../world/frame/time';
import type {Dependencies} from '../../shared/handlers/dependencies';
import {organizationOf} from './organization';
import {showCustom, showPublic, type RestrictionFeature, type VisibleRestriction} from './visibleRestriction';

/** Which restrictions are asked for; `owner` means the custom ones that the account itself made. */
export type RestrictionFilter = 'fulltime' | 'parttime' | 'custom' | 'all' | 'owner';

/** What is needed to know which restrictions an account sees. */
export type Viewing = Pick<Dependencies, 'store' | 'clock' | 'world'> & {readonly account: Account};

/** The areas of all restrictions of a kind that an account sees and that have not ended, ordered by id. */
export function visibleAreas(filter: RestrictionFilter, viewing: Viewing): RestrictionFeature[] {
  const now = viewing.clock.now().getTime();
  return [...publicOnes(filter, viewing), ...customOnes(filter, viewing)]
    .sort((a, b) => (a.restrictionId < b.restrictionId ? -1 : 1))
    .flatMap(({featureCollection}) => featureCollection.features)
    .filter((area) => !hasEnded(area, now));
}

/** A restriction by its id: an authority's first, since nobody can take such an id. */
export function findVisibleRestriction(
  restrictionId: string,
  viewing: Viewing,
): VisibleRestriction | undefined {
  const known = findPublicRestriction(restrictionId, viewing);
  if (known) return known;
  const {account, store} = viewing;
  const custom = store.flights.restrictions.find(organizationOf(account).id, restrictionId);
  return custom && showCustom(custom, account);
}

export function findPublicRestriction(
  restrictionId: string,
  {world, clock}: Pick<Viewing, 'world' | 'clock'>,
): VisibleRestriction | undefined {
  const found = world.restrictionsAt(clock.now().getTime()).find(({id}) => id === restrictionId);
  return found && showPublic(found);
}

/** Whether an area is in force now or begins within 24 hours. */
export function isInForceSoon({properties}: RestrictionFeature, now: number): boolean {
  const begins = properties.activeTime === undefined ? -Infinity : parseInstant(properties.activeTime);
  return (begins ?? -Infinity) <= now + DAY_MS;
}

function hasEnded({properties}: RestrictionFeature, now: number): boolean {
  const ends = properties.endTime === undefined ? Infinity : parseInstant(properties.endTime);
  return (ends ?? Infinity) <= now;
}

function publicOnes(filter: RestrictionFilter, {world, clock}: Viewing): VisibleRestriction[] {
  if (filter === 'custom' || filter === 'owner') return [];
  return world
    .restrictionsAt(clock.now().getTime())
    .filter(({type}) => filter === 'all' || type === filter)
    .map(showPublic);
}

function customOnes(filter: RestrictionFilter, {store, account}: Viewing): VisibleRestriction[] {
  if (filter === 'fulltime' || filter === 'parttime') return [];
  return store.flights.restrictions
    .list(organizationOf(account).id)
    .filter(({ownerId}) => filter !== 'owner' || ownerId === account.accountId)
    .map((custom) => showCustom(custom, account));
}
