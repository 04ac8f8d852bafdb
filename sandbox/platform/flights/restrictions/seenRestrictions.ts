import {parseInstant} from '../../../base/instants';
import type {Account} from '../../../store/accounts';
import {DAY_MS} from '../../../world/frame/time';
import type {Dependencies} from '../../shared/handlers/dependencies';
import {organizationOf} from './organization';
import {seeCustom, seePublic, type RestrictionFeature, type SeenRestriction} from './seenRestriction';

/** Which restrictions are asked for; `owner` means the custom ones that the account itself made. */
export type RestrictionFilter = 'fulltime' | 'parttime' | 'custom' | 'all' | 'owner';

/** What is needed to know which restrictions an account sees. */
export type Seeing = Pick<Dependencies, 'store' | 'clock' | 'world'> & {readonly account: Account};

/** The areas of all restrictions of a kind that an account sees and that have not ended, ordered by id. */
export function seenAreas(filter: RestrictionFilter, seeing: Seeing): RestrictionFeature[] {
  const now = seeing.clock.now().getTime();
  return [...publicOnes(filter, seeing), ...customOnes(filter, seeing)]
    .sort((a, b) => (a.restrictionId < b.restrictionId ? -1 : 1))
    .flatMap(({featureCollection}) => featureCollection.features)
    .filter((area) => !hasEnded(area, now));
}

/** A restriction by its id: an authority's first, since nobody can take such an id. */
export function seenRestriction(restrictionId: string, seeing: Seeing): SeenRestriction | undefined {
  const known = publicRestriction(restrictionId, seeing);
  if (known) return known;
  const {account, store} = seeing;
  const custom = store.flights.restrictions.find(organizationOf(account).id, restrictionId);
  return custom && seeCustom(custom, account);
}

export function publicRestriction(
  restrictionId: string,
  {world, clock}: Pick<Seeing, 'world' | 'clock'>,
): SeenRestriction | undefined {
  const found = world.restrictionsAt(clock.now().getTime()).find(({id}) => id === restrictionId);
  return found && seePublic(found);
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

function publicOnes(filter: RestrictionFilter, {world, clock}: Seeing): SeenRestriction[] {
  if (filter === 'custom' || filter === 'owner') return [];
  return world
    .restrictionsAt(clock.now().getTime())
    .filter(({type}) => filter === 'all' || type === filter)
    .map(seePublic);
}

function customOnes(filter: RestrictionFilter, {store, account}: Seeing): SeenRestriction[] {
  if (filter === 'fulltime' || filter === 'parttime') return [];
  return store.flights.restrictions
    .list(organizationOf(account).id)
    .filter(({ownerId}) => filter !== 'owner' || ownerId === account.accountId)
    .map((custom) => seeCustom(custom, account));
}
