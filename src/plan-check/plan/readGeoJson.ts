import {flownSegment, navigationOf, ringsOf} from './flownSegment';
import type {Fence, FlightPlan} from './types';
import {isJson, listOf, numberOf, positionOf, textOf, type Json, type Path, type Violations} from './values';

/** A plan as a GeoJSON FeatureCollection: each feature has a role. */
export function readGeoJson(plan: Json, violations: Violations, path: Path): FlightPlan {
  if (!Array.isArray(plan['features'])) violations.add('noList', [...path, 'features']);
  const navigation = navigationOf(plan['navigation']);
  const camera = isJson(plan['camera']) ? plan['camera'] : {};
  const features = listOf(plan['features']).map((feature, index) => {
    const properties = isJson(feature) && isJson(feature['properties']) ? feature['properties'] : {};
    const geometry = isJson(feature) && isJson(feature['geometry']) ? feature['geometry'] : undefined;
    return {role: properties['role'], properties, geometry, path: [...path, 'features', index]};
  });
  const point = ({geometry, path: at}: (typeof features)[number]) => {
    const position = positionOf(geometry?.['coordinates']);
    if (!position) violations.add('noPosition', [...at, 'geometry', 'coordinates']);
    return position ? [position] : [];
  };
  const withRole = (role: string) => features.filter((feature) => feature.role === role);
  const segments = features.flatMap(({role, properties, geometry, path: at}) => {
    if (notFlown.includes(String(role))) return [];
    return flownSegment(segmentOf(role, properties, geometry), navigation, camera, violations, at) ?? [];
  });
  violations.endPlan([...path, 'features']);
  return {
    id: textOf(plan['id']),
    collectionId: textOf(plan['collectionId']),
    name: textOf(plan['name']),
    format: 'geojson',
    segments,
    passedOver: [],
    home: withRole('home').flatMap(point)[0],
    fences: [
      ...withRole('geofence').flatMap(({geometry, properties, path: at}): Fence[] => {
        const [outer = [], ...holes] = ringsOf(geometry, violations, [...at, 'geometry']);
        if (properties['inclusion'] !== true) return [{kind: 'polygon', ring: outer, isInclusion: false}];
        // A hole is an area to stay outside of, as the plan's file for ground stations says it.
        const inside = holes.map((ring): Fence => ({kind: 'polygon', ring, isInclusion: false}));
        return [{kind: 'polygon', ring: outer, isInclusion: true}, ...inside];
      }),
      ...withRole('geofenceCircle').flatMap((feature) =>
        point(feature).map((center): Fence => ({
          kind: 'circle',
          center,
          radius: numberOf(feature.properties['radius']) ?? 0,
          isInclusion: feature.properties['inclusion'] === true,
        })),
      ),
    ],
    rallyPoints: withRole('rallyPoint').flatMap(point),
  };
}

const notFlown = ['home', 'rallyPoint', 'geofence', 'geofenceCircle'];

/** The segment that a feature stands for, as the platform's own format writes it. */
function segmentOf(role: unknown, properties: Json, geometry: Json | undefined): Json {
  const coordinates = geometry?.['coordinates'];
  const segment = {...properties, type: role};
  switch (role) {
    case 'takeoff':
    case 'land':
      return geometry ? {...segment, position: coordinates} : segment;
    case 'waypoint':
      return {...segment, positions: geometry?.['type'] === 'Point' ? [coordinates] : coordinates};
    case 'corridor':
      return {...segment, positions: coordinates};
    default:
      return {...segment, area: geometry};
  }
}
