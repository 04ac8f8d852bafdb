import {translate} from '@docusaurus/Translate';
import type {LimitName} from '@site/src/publishing/limits/definitions';

/** What each limit counts, in the order of the table. */
export function limitRows(): [LimitName, string][] {
  const rows: Record<LimitName, string> = {
    reportsPerRequest: translate({id: 'guide.limits.reports', message: 'reports in one request'}),
    metadataPerRequest: translate({id: 'guide.limits.metadata', message: 'metadata items in one request'}),
    plansPerRequest: translate({id: 'guide.limits.plans', message: 'flight plans in one request'}),
    idsPerRequest: translate({id: 'guide.limits.ids', message: 'ids in one path'}),
    itemsPerPage: translate({id: 'guide.limits.page', message: 'items in one page of a list or a history'}),
    waypoints: translate({id: 'guide.limits.waypoints', message: 'waypoints of a route'}),
    waypointsWithTraffic: translate({
      id: 'guide.limits.waypointsWithTraffic',
      message: 'waypoints of a route that is computed with traffic',
    }),
    forecastHours: translate({id: 'guide.limits.hours', message: 'hours that a forecast looks ahead'}),
    gridHours: translate({id: 'guide.limits.gridHours', message: 'hours that a grid looks ahead'}),
    routeLength: translate({id: 'guide.limits.way', message: 'length of a route'}),
    propertiesBytes: translate({
      id: 'guide.limits.properties',
      message: 'properties of one record, as JSON',
    }),
    identifierLength: translate({id: 'guide.limits.identifier', message: 'characters of an id'}),
    webhookHeaders: translate({id: 'guide.limits.headers', message: 'headers of a webhook'}),
    collectionsOfAccount: translate({
      id: 'guide.limits.account.collections',
      message: 'collections of an account',
    }),
    objectsOfAccount: translate({
      id: 'guide.limits.account.objects',
      message: 'objects of an account, and as many metadata items',
    }),
    flightObjectsOfAccount: translate({
      id: 'guide.limits.account.flightObjects',
      message: 'flight objects of an account, and as many metadata items',
    }),
    plansOfAccount: translate({id: 'guide.limits.account.plans', message: 'flight plans of an account'}),
    dronesOfAccount: translate({id: 'guide.limits.account.drones', message: 'drones of an account'}),
    webhooksOfAccount: translate({id: 'guide.limits.account.webhooks', message: 'webhooks of an account'}),
    areasOfAccount: translate({
      id: 'guide.limits.account.areas',
      message: 'areas of an account together',
    }),
    restrictionsOfOrganization: translate({
      id: 'guide.limits.account.restrictions',
      message: 'custom restrictions of an organization together',
    }),
  };
  return Object.entries(rows) as [LimitName, string][];
}
