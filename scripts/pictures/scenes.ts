import type {Geometry, Point} from 'geojson';
import {layerOf, lineThrough, plainLayer, ridgeCreekFire} from './layers';
import type {Reader, SceneOf} from './types';

interface Objects {
  readonly objects: readonly {readonly objectId: string; readonly geometry: Point}[];
}
interface Alerts {
  readonly locations: readonly {
    readonly alerts: readonly {readonly headlineText: string; readonly detailPolygon: Geometry}[];
  }[];
}
interface Events {
  readonly routes: readonly {readonly overlaps: readonly {readonly geometry: Geometry}[]}[];
}
interface Restrictions {
  readonly restrictions: readonly {readonly overlaps: readonly {readonly geometry: Geometry}[]}[];
}
interface Plan {
  /** A command such as a return to launch lies nowhere. */
  readonly features: readonly {
    readonly geometry: Geometry | null;
    readonly properties: {readonly role?: string};
  }[];
}

/** What the pictures at the end of the series show, and the pages that they stand in. */
export const scenes: readonly SceneOf[] = [
  {
    name: 'collections',
    page: 'docs/guides/collections/step2.mdx',
    around: ['alert'],
    scene: async (read) => {
      const alerts = await read<Alerts>('/locations/v2/collections/ridge-creek-crews/weather/alerts');
      const crews = await read<Objects>('/locations/v2/objects?collectionId=ridge-creek-crews');
      const area = alerts.locations.flatMap((each) => each.alerts).slice(0, 1);
      return [
        plainLayer(
          'alert',
          'signal',
          area.map(({detailPolygon}) => detailPolygon),
        ),
        await ridgeCreekFire(read),
        layerOf('crews', 'data', crews),
      ];
    },
  },
  {
    name: 'vehicle-telemetry',
    page: 'docs/guides/vehicle-telemetry/step4.mdx',
    scene: async (read) => {
      const route = await read('/locations/v2/routes/tenders-to-sisters');
      const query = 'weatherTypes=wind&forecastHour=3';
      const ahead = await read<Events>(`/locations/v2/routes/tenders-to-sisters/weather/forecast?${query}`);
      const tenders = await read<Objects>('/locations/v2/objects?collectionId=ridge-creek-tenders');
      const tracks = await Promise.all(tenders.objects.map(({objectId}) => trackOf(objectId, read)));
      return [
        await ridgeCreekFire(read),
        layerOf('route', 'data', route, 'tenders-to-sisters'),
        plainLayer(
          'wind',
          'signal',
          ahead.routes.flatMap(({overlaps}) => overlaps.map(({geometry}) => geometry)),
        ),
        plainLayer('tracks', 'airspace', tracks.flat()),
        layerOf('tenders', 'data', tenders),
      ];
    },
  },
  {
    name: 'drone-telemetry',
    page: 'docs/guides/drone-telemetry/step4.mdx',
    scene: async (read) => {
      const closed = await Promise.all(
        ['tfr-ridge-creek', 'ridge-creek-tfr'].map((id) => read(`/flights/v2/restrictions/${id}`)),
      );
      const entered = await read<Restrictions>('/flights/v2/flights/osprey-2-scout/restrictions');
      const plans = await Promise.all(['osprey-2-scout', 'osprey-2-lookout'].map((id) => pathOf(id, read)));
      const overlaps = entered.restrictions.flatMap((each) => each.overlaps);
      return [
        layerOf('restrictions', 'airspace', closed),
        await ridgeCreekFire(read),
        layerOf('plans', 'data', plans),
        plainLayer(
          'entered',
          'signal',
          overlaps.map(({geometry}) => geometry),
        ),
        layerOf('drones', 'data', await read('/flights/v2/objects?collectionId=ridge-creek-drones')),
      ];
    },
  },
  {
    name: 'flights-post',
    page: 'docs/guides/flights/post.mdx',
    around: ['fire'],
    scene: async (read) => {
      const ids = ['west-flank-uxv', 'west-flank-geojson', 'west-flank-qgc'];
      const plans = await Promise.all(ids.map((id) => pathOf(id, read)));
      const areas = await Promise.all(ids.map((id) => read<Plan>(`/flights/v2/plans/${id}?format=geojson`)));
      const shapes = areas.flatMap(geometriesOf);
      return [
        await ridgeCreekFire(read),
        plainLayer(
          'areas',
          'signal',
          shapes.filter(({type}) => type === 'Polygon'),
        ),
        layerOf('plans', 'data', plans),
      ];
    },
  },
];

/** Where an object was, as a line; nothing where it has reported once. */
async function trackOf(objectId: string, read: Reader): Promise<Geometry[]> {
  const {history} = await read<{history: readonly {geometry: Point}[]}>(
    `/locations/v2/objects/${objectId}/history?start=2026-07-14T17:00:00Z`,
  );
  return history.length > 1 ? [lineThrough(history.map(({geometry}) => geometry.coordinates))] : [];
}

/** Parts of a plan that nobody flies to on the way. */
const beside = ['home', 'rallyPoint', 'geofence', 'geofenceCircle'];

/** The positions of a plan in the order of its flight, as far as the edge of an area, as a line with the plan's name. */
async function pathOf(planId: string, read: Reader): Promise<unknown> {
  const {features} = await read<Plan>(`/flights/v2/plans/${planId}?format=geojson`);
  const flown = geometriesOf({
    features: features.filter(({properties}) => !beside.includes(properties.role ?? '')),
  });
  const positions = flown.flatMap((shape) => {
    if (shape.type === 'Point') return [shape.coordinates];
    if (shape.type === 'LineString') return shape.coordinates;
    return shape.type === 'Polygon' ? (shape.coordinates[0]?.slice(0, 1) ?? []) : [];
  });
  return {name: planId, geometry: positions.length > 1 ? lineThrough(positions) : flown[0]};
}

function geometriesOf({features}: Plan): Geometry[] {
  return features.flatMap(({geometry}) => geometry ?? []);
}
