import type {Position} from 'geojson';
import {expect, test} from 'vitest';
import {isInsideRing} from '../../geometry/ring';
import type {LonLat} from '../../geometry/sphere';
import {nodeData} from '../../testing/nodeData';
import {createWorld} from '../world';
import {alertsAlong} from './alertsAlong';
import type {MeasuredWay} from './forecastAlong';

const NOW = Date.parse('2026-07-14T20:00:00Z');
const {alerts} = createWorld(1, nodeData.coasts);
const oneStep = (line: number[][]): Pick<MeasuredWay, 'steps'> => ({steps: [{leg: 0, step: 0, line}]});

test('the road to Sisters lies under the Red Flag Warning of the story', () => {
  const overlaps = alertsAlong(
    oneStep([
      [-121.55, 44.291],
      [-121.62, 44.21],
    ]),
    alerts,
    NOW,
  );
  expect(overlaps.map(({alert}) => alert.areaId)).toContain('ORZ611');
  expect(overlaps[0]?.geometry.coordinates).toEqual([
    [-121.55, 44.291],
    [-121.62, 44.21],
  ]);
});

test('long ways meet exactly the alerts of the positions on them', () => {
  // Through the middle of the areas of alerts, and of what lies beside them.
  const ways = ['US', 'CA', 'AU', 'IN', 'BR']
    .flatMap((country) => alerts.inCountry(country, NOW).slice(0, 6))
    .map(({detailPolygon}) => detailPolygon.coordinates[0]?.[0] ?? [])
    .map(([lon = 0, lat = 0]) => [
      [lon - 1.6, lat + 0.1],
      [lon + 2.4, lat + 0.9],
    ]);
  let met = 0;
  for (const [from = [], to = []] of ways) {
    const overlaps = alertsAlong(oneStep([from, to]), alerts, NOW);
    met += overlaps.length;
    for (let k = 0; k <= 400; k++) {
      const position: LonLat = [
        (from[0] ?? 0) + (((to[0] ?? 0) - (from[0] ?? 0)) * k) / 400,
        (from[1] ?? 0) + (((to[1] ?? 0) - (from[1] ?? 0)) * k) / 400,
      ];
      const expected = alerts.over(...position, NOW).map(({identifier}) => identifier);
      const here = overlaps.filter(({geometry}) => covers(geometry.coordinates, position[0]));
      expect(here.map(({alert}) => alert.identifier).sort()).toEqual(expected.sort());
    }
    for (const {alert, geometry} of overlaps) {
      const [a = [], b = []] = [geometry.coordinates[0], geometry.coordinates.at(-1)];
      const middle: LonLat = [((a[0] ?? 0) + (b[0] ?? 0)) / 2, ((a[1] ?? 0) + (b[1] ?? 0)) / 2];
      expect(isInsideRing(alert.detailPolygon.coordinates[0] as Position[], middle)).toBe(true);
      expect(alert.messageTypeCode).not.toBe(3);
    }
  }
  expect(met).toBeGreaterThan(10);
});

test('a straight way through one area is one overlap of two positions', () => {
  for (const {geometry} of alertsAlong(
    oneStep([
      [-124, 44.2],
      [-80, 36.1],
    ]),
    alerts,
    NOW,
  ))
    expect(geometry.coordinates).toHaveLength(2);
});

/** The ways of these tests run from west to east. */
function covers(coordinates: readonly Position[], lon: number): boolean {
  return lon >= (coordinates[0]?.[0] ?? 0) && lon <= (coordinates.at(-1)?.[0] ?? 0);
}
