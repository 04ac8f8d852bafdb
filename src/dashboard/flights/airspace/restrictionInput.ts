import type {FormValues} from '@site/src/components/form';
import type {Schemas} from '@site/src/platform';
import type {Position} from 'geojson';

/** The body that a form makes; an empty field is left out. */
export function restrictionInput(
  value: FormValues,
  corners: readonly Position[],
): Schemas['CustomRestrictionInput'] {
  const [ceiling, from, to, reason] = ['ceiling', 'from', 'to', 'reason'].map((name) => value(name).trim());
  return {
    featureCollection: {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          geometry: {type: 'Polygon', coordinates: [closedRing(corners)]},
          properties: {
            name: value('name').trim(),
            ...(ceiling && {ceilingMeters: Number(ceiling)}),
            ...(from && {activeTime: new Date(from).toISOString()}),
            ...(to && {endTime: new Date(to).toISOString()}),
          },
        },
      ],
    },
    ...(reason && {Reason: reason}),
  };
}

/** As GeoJSON wants it: against the clock, and closed. */
export function closedRing(corners: readonly Position[]): Position[] {
  const ring = corners.map(([lon = 0, lat = 0]): Position => [lon, lat]);
  const doubleArea = ring.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
  if (doubleArea < 0) ring.reverse();
  return ring[0] ? [...ring, ring[0]] : ring;
}
