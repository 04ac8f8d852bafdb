import {notFound} from '../../../http/apiError';
import {flownLines} from '../plan-formats/path/flownLines';
import {measurePath, pathOverlaps, type PathOverlap} from '../plan-formats/path/overlaps';
import {rounded} from '../../../geometry/rounded';
import {defineHandler} from '../../shared/handlers/defineHandler';
import {polygonsOf} from '../restrictions/covers';
import {alertOf, type RestrictionFeature} from '../restrictions/visibleRestriction';
import {isInForceSoon, visibleAreas} from '../restrictions/visibleRestrictions';

/** The restrictions that a plan's path crosses, in the order in which it meets them; altitude is not judged. */
export const getPlanRestrictions = defineHandler('getPlanRestrictions', (context) => {
  const {path, account, store, clock, respond} = context;
  const stored = store.flights.plans.find(account.accountId, path.flightPlanId);
  if (!stored) throw notFound();
  const now = clock.now().getTime();
  const measured = measurePath(flownLines(stored.plan));
  const met = groupById(visibleAreas('all', context).filter((area) => isInForceSoon(area, now)))
    .map((areas) => ({areas, overlaps: pathOverlaps(measured, areas.flatMap(polygonsOf))}))
    .filter(({overlaps}) => overlaps.length > 0)
    .sort((a, b) => startOf(a.overlaps) - startOf(b.overlaps));
  return respond(200, {
    flightPlanId: stored.planId,
    restrictions: met.flatMap(({areas: [area], overlaps}) =>
      area ? [{restriction: alertOf(area), overlaps: overlaps.map(describe)}] : [],
    ),
  });
});

const startOf = ([first]: readonly PathOverlap[]): number => first?.start ?? 0;

function describe({segment, positions, start, end}: PathOverlap) {
  return {
    segmentIndex: segment,
    geometry: {type: 'LineString' as const, coordinates: positions},
    startDistance: rounded(start, 1),
    endDistance: rounded(end, 1),
  };
}

/** The areas of each restriction, which stand together in a list that is ordered by id. */
function groupById(areas: readonly RestrictionFeature[]): RestrictionFeature[][] {
  const groups = new Map<string, RestrictionFeature[]>();
  for (const area of areas) {
    const group = groups.get(area.properties.restrictionId);
    if (group) group.push(area);
    else groups.set(area.properties.restrictionId, [area]);
  }
  return [...groups.values()];
}
