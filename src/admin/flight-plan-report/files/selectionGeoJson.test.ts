import {pathedPlan, readPlanText} from '@site/src/plan-check';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {selectionGeoJson} from './selectionGeoJson';

test('path and fences over the antimeridian are exported in pieces within range', () => {
  const file = JSON.parse(readFileSync('api/fixtures/plans/antimeridian.plan', 'utf8')) as object;
  const inclusion = true;
  const geoFence = {
    version: 2,
    circles: [{version: 1, inclusion, circle: {center: [52, 179.99], radius: 5000}}],
    polygons: [
      {
        version: 1,
        inclusion,
        polygon: [
          [51.9, 179.9],
          [51.9, -179.9],
          [52.1, -179.9],
          [52.1, 179.9],
        ],
      },
      {
        version: 1,
        inclusion,
        polygon: [
          [51.9, 179],
          [51.9, 179.9],
          [52.1, 179.9],
        ],
      },
    ],
  };
  const reading = readPlanText(JSON.stringify({...file, geoFence}));
  if (reading.kind !== 'plans' || !reading.plans[0]) throw new Error('no plan');
  const {features} = selectionGeoJson([pathedPlan('one', reading.plans[0].plan)]);
  expect(features.map(({geometry}) => geometry.type)).toEqual([
    'MultiLineString',
    ...['MultiPolygon', 'Polygon', 'MultiPolygon'],
  ]);
  const numbers = JSON.stringify(features.map(({geometry}) => geometry)).match(/-?\d+\.?\d*/g) ?? [];
  expect(numbers.map(Number).every((each) => Math.abs(each) <= 180)).toBe(true);
});
