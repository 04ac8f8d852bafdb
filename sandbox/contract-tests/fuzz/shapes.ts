import polyline from '@mapbox/polyline';
import fc from 'fast-check';
import {storyTime} from '../../testing/openSandbox';

/**
 * What a schema says too little of to be guessed: left to chance, every ring would be open and every date in another
 * age, and no valid request would get past the first rule. By the name of the schema.
 */
const longitude = fc.double({min: -180, max: 180, noNaN: true});
const latitude = fc.double({min: -90, max: 90, noNaN: true});
const position = fc.oneof(
  fc.tuple(longitude, latitude),
  fc.tuple(longitude, latitude, fc.double({min: -100, max: 9000, noNaN: true})),
);
/** Near Bend, where the seeded roads are. */
export const nearBend = fc.tuple(
  fc.integer({min: -1_219_000, max: -1_210_000}).map((lon) => lon / 1e4),
  fc.integer({min: 438_000, max: 444_000}).map((lat) => lat / 1e4),
);

/** Which corners of a ring have an altitude; those of a mixed ring are refused. */
const elevations = {
  none: () => [],
  all: () => [120.5],
  mixed: (index: number) => (index === 1 ? [120.5] : []),
};
const elevation = fc.oneof(
  {arbitrary: fc.constant(elevations.none), weight: 12},
  {arbitrary: fc.constant(elevations.all), weight: 3},
  {arbitrary: fc.constant(elevations.mixed), weight: 1},
);

/** A convex ring: the corners of a regular polygon, closed. */
const ring = fc
  .tuple(nearBend, fc.integer({min: 3, max: 8}), fc.double({min: 0.001, max: 0.2, noNaN: true}), elevation)
  .map(([[lon, lat], count, radius, altitudeOf]) => {
    const corners = Array.from({length: count}, (_, index) => {
      const angle = (2 * Math.PI * index) / count;
      return [lon + radius * Math.cos(angle), lat + radius * Math.sin(angle), ...altitudeOf(index)];
    });
    return [...corners, corners[0] ?? []];
  });

const line = fc
  .array(nearBend, {minLength: 2, maxLength: 6})
  .map((positions) => polyline.encode(positions.map(([lon, lat]) => [lat, lon])));

/** Times around the story's, in the ways in which ground software writes ISO 8601. */
export const instant = fc
  .tuple(
    fc.date({
      min: new Date('2026-07-13T00:00:00Z'),
      max: new Date('2026-07-16T00:00:00Z'),
      noInvalidDate: true,
    }),
    fc.constantFrom('Z', '+00:00', '-07:00', '+05:30', '+0200', '-03'),
    fc.constantFrom(10, 16, 19, 23),
  )
  .map(([date, offset, length]) => date.toISOString().slice(0, length) + (length === 10 ? '' : offset));

export const shapes: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  Position: position,
  PlanPosition: position,
  referencePointCoordinates: fc.tuple(longitude, latitude, fc.double({min: -100, max: 9000, noNaN: true})),
  LinearRing: ring,
  // One ring: a second that lies inside the first is for the domain's own tests.
  Polygon: ring.map((outer) => ({type: 'Polygon', coordinates: [outer]})),
  MultiPolygon: fc
    .array(ring, {minLength: 1, maxLength: 2})
    .map((rings) => ({type: 'MultiPolygon', coordinates: rings.map((outer) => [outer])})),
  EncodedPolyline: line,
  WktPolygon: ring.map((corners) => `POLYGON ((${corners.map(([lon, lat]) => `${lon} ${lat}`).join(', ')}))`),
};

/** What makes a value whole whose parts have to agree; else chance would seldom let one through. By its schema. */
export const agreements: Readonly<Record<string, (value: Record<string, unknown>) => unknown>> = {
  // A leg between each two waypoints.
  RouteBody: (route) => {
    const {waypoints, routes} = route;
    if (!Array.isArray(waypoints) || !Array.isArray(routes)) return route;
    const ways = routes as {legs: unknown[]}[];
    const legsOf = ({legs}: {legs: unknown[]}) =>
      Array.from({length: waypoints.length - 1}, (_, index) => legs[index % legs.length]);
    return {...route, routes: ways.map((way) => ({...way, legs: legsOf(way)}))};
  },
};

/** Parameters of a path that mean something only together: left to chance one by one, they would nearly always be 404. */
export const groups: readonly {names: readonly string[]; values: fc.Arbitrary<Record<string, number>>}[] = [
  {
    names: ['year', 'month', 'day', 'hour'],
    // From an hour before the clock to one beyond the forecast's reach.
    values: fc.integer({min: -1, max: 13}).map((ahead) => {
      const at = new Date(storyTime.getTime() + ahead * 3_600_000);
      return {
        year: at.getUTCFullYear(),
        month: at.getUTCMonth() + 1,
        day: at.getUTCDate(),
        hour: at.getUTCHours(),
      };
    }),
  },
  {
    names: ['zoom', 'x', 'y'],
    // The zooms that all tiles have; half of them around Bend, where fires and restrictions are.
    values: fc
      .tuple(
        fc.integer({min: 3, max: 12}),
        fc.oneof(nearBend, fc.tuple(longitude, fc.double({min: -85, max: 85, noNaN: true}))),
      )
      .map(([zoom, [lon, lat]]) => {
        const down = (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2;
        const cell = (share: number) => Math.min(2 ** zoom - 1, Math.floor(share * 2 ** zoom));
        return {zoom, x: cell((lon + 180) / 360), y: cell(down)};
      }),
  },
];
