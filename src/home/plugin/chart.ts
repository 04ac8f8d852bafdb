import polyline from '@mapbox/polyline';
import type {Feature, MultiPolygon, Point, Polygon} from 'geojson';
import type {ChartFacts, MovingFacts, Position} from '../contract/homeFacts';
import type {Examples} from './examples';

// Only the fields that are read, of the shapes that the contract's schemas define.
type FireZones = {
  features: Feature<
    Polygon | MultiPolygon,
    {name: string; areaHectares: number; containmentPercent: number; updatedAt: string}
  >[];
};
type Restriction = {
  restrictionId: string;
  featureCollection: {features: Feature<Polygon, {name: string; ceilingMeters: number}>[]};
};
type Alerts = {
  alerts: {eventDescription: string; areaId: string; attributionString: string; detailPolygon: Polygon}[];
};
type TrackedObject = {objectId: string; geometry: Point; heading: number; speed: number};
type StoredRoute = {
  routeId: string;
  routes: {geometry: string}[];
};
type RouteEvents = {
  routes: {
    overlaps: {event: {threshold: {value: number}}}[];
    dataPoints: {dataPoints: {wind: number[]}}[];
  }[];
};
type Plan = {
  id: string;
  segments: {type: string; position?: number[]; area?: Polygon; settings?: {transects: number[][]}}[];
};

/** Reads the scene of the home page's chart: one moment of the fire, in examples of seven operations. */
export function chartFacts(examples: Examples): ChartFacts {
  const fire = first(examples.response<FireZones>('getFireZones', 'fireZones').features, 'fire zone');
  const hotspots = first(
    examples.response<FireZones>('getFireZones', 'satelliteFireZones').features,
    'hot spot',
  );
  const alert = first(examples.response<Alerts>('getAlertsByLocation', 'alertsHere').alerts, 'weather alert');
  const restriction = examples.response<Restriction>('getRestriction', 'restriction');
  const airspace = first(
    examples.response<Restriction>('getRestriction', 'restrictionPublic').featureCollection.features,
    'airspace',
  );
  const {objects} = examples.response<{objects: TrackedObject[]}>('listObjects', 'objectList');
  const aircraft = examples.response<{objects: TrackedObject[]}>('listFlightObjects', 'flightObjectList');
  const fireArea = first(restriction.featureCollection.features, 'restricted area');
  return {
    moment: fire.properties.updatedAt,
    fire: {
      name: fire.properties.name,
      areaHectares: fire.properties.areaHectares,
      contained: fire.properties.containmentPercent,
      ring: ringOf(fire.geometry),
    },
    hotspots:
      hotspots.geometry.type === 'MultiPolygon'
        ? hotspots.geometry.coordinates.map((part) => positions(part[0]))
        : [],
    restriction: {
      id: restriction.restrictionId,
      ceilingMeters: fireArea.properties.ceilingMeters,
      ring: ringOf(fireArea.geometry),
    },
    airspace: {name: airspace.properties.name, ring: ringOf(airspace.geometry)},
    alert: {
      event: alert.eventDescription,
      areaId: alert.areaId,
      attributionString: alert.attributionString,
      ring: ringOf(alert.detailPolygon),
    },
    route: routeFacts(examples),
    engine: moving(objects, 'engine-14'),
    drone: droneFacts(aircraft.objects),
    survey: surveyFacts(examples),
  };
}

function routeFacts(examples: Examples): ChartFacts['route'] {
  const stored = examples.response<StoredRoute>('getRoute', 'routeStored');
  const events = first(
    examples.response<RouteEvents>('getRouteWeatherForecast', 'routeForecast').routes,
    'route',
  );
  return {
    id: stored.routeId,
    line: polyline.decode(first(stored.routes, 'way').geometry).map(([lat, lon]) => [lon, lat] as const),
    wind: first(events.dataPoints, 'forecast hour').dataPoints.wind,
    windLimit: first(events.overlaps, 'windy stretch').event.threshold.value,
  };
}

function surveyFacts(examples: Examples): ChartFacts['survey'] {
  const {id, segments} = examples.response<Plan>('getPlan', 'planUxv');
  const survey = segments.find(({type}) => type === 'survey');
  const [launch] = positions(
    segments.filter(({type}) => type === 'takeoff').map(({position}) => position ?? []),
  );
  if (!survey?.area || !survey.settings || !launch)
    throw new Error('The example plan has no survey to draw.');
  return {id, launch, area: ringOf(survey.area), legs: positions(survey.settings.transects)};
}

function moving(objects: readonly TrackedObject[], id: string): MovingFacts {
  const found = first(
    objects.filter(({objectId}) => objectId === id),
    id,
  );
  const [position] = positions([found.geometry.coordinates]);
  return {id, position: position ?? [0, 0], heading: found.heading, speed: found.speed};
}

function droneFacts(objects: readonly TrackedObject[]): ChartFacts['drone'] {
  const drone = moving(objects, 'heron-7');
  const altitude = objects.find(({objectId}) => objectId === drone.id)?.geometry.coordinates[2];
  return {...drone, altitude: altitude ?? 0};
}

function ringOf(geometry: Polygon | MultiPolygon): Position[] {
  return positions(geometry.type === 'Polygon' ? geometry.coordinates[0] : geometry.coordinates[0]?.[0]);
}

/** Drops altitudes: the chart is flat. */
function positions(line: readonly (readonly number[])[] = []): Position[] {
  return line.map(([lon = 0, lat = 0]) => [lon, lat] as const);
}

function first<T>(list: readonly T[], what: string): T {
  const [item] = list;
  if (item === undefined) throw new Error(`The home page's chart needs a ${what}; the example has none.`);
  return item;
}
