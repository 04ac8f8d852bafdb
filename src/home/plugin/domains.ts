import {ownValue} from '../../base/ownValue';
import type {DomainFacts, OperationLine} from '../contract/homeFacts';
import type {OperationDocument} from '../../openapi/document/types';
import {slug} from '../../openapi/document/slug';

/** Operations that show best what a domain is for. */
const telling: Record<string, readonly string[]> = {
  Locations: ['createObjects', 'computeRoute', 'getObjectHistory', 'getRouteWeatherForecast'],
  Flights: ['createPlans', 'getPlanRestrictions', 'createRestriction', 'getPlanWeatherForecast'],
  'Fire zones': ['getFireZones', 'getFirePolygons', 'getFireZoneTile'],
  'Weather alerts': ['getAlertsByLocation', 'getAlertsByCountry', 'getAlertsForRoutes'],
  'Weather forecast': ['getForecastForRoutes', 'getWindGrid', 'getForecastTile'],
};

/** Counts operations by domain and picks the telling ones. */
export function domainFacts(
  groups: readonly {name: string; tags: string[]}[],
  operations: readonly OperationDocument[],
): DomainFacts[] {
  return groups.map(({name, tags}) => ({
    name,
    operations: operations.filter(({tag}) => tags.includes(tag)).length,
    tags: tags.map((tag) => ({
      name: tag,
      slug: slug(tag),
      operations: operations.filter((each) => each.tag === tag).length,
    })),
    samples: (ownValue(telling, name) ?? [])
      .flatMap((id) => operations.filter((each) => each.operationId === id))
      .map(operationLine),
  }));
}

/** What a list shows of an operation. */
export function operationLine({method, path, summary, slug: page}: OperationDocument): OperationLine {
  return {method, path, summary, slug: page};
}
