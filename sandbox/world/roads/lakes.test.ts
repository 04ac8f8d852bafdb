import {booleanPointInPolygon} from '@turf/boolean-point-in-polygon';
import {beforeAll, expect, test} from 'vitest';
import {distanceMetres, type LonLat} from '../../geometry/sphere';
import {nodeData} from '../../testing/nodeData';
import {readLakes} from '../geography/readWater';
import {townsIn} from '../geography/townsIn';
import {findLeg} from './findLeg';
import {Land} from './land';
import {matchToRoad} from './matchToRoad';
import {cellAt, COARSEST_LEVEL} from './network/cells';
import {Settlements} from './network/settlements';
import {Roads} from './roads';

const lakes = readLakes().map((rings) => ({
  type: 'Polygon' as const,
  coordinates: rings.map((ring) => ring.map((position) => [...position])),
}));
const isInLake = (position: LonLat) => lakes.some((lake) => booleanPointInPolygon([...position], lake));
const lausanne: LonLat = [6.63, 46.53];
const evian: LonLat = [6.59, 46.39];
let land: Land;
beforeAll(async () => {
  land = new Land(nodeData.coasts());
});

test.each<[string, LonLat]>([
  ['Lake Superior', [-87, 47.7]],
  ['Lake Victoria', [33, -1]],
  ['Lake Baikal', [108.2, 53.6]],
])('%s is water', (_, [lon, lat]) => {
  expect(land.landmassAt(lon, lat)).toBe(0);
  expect(land.landmassWithLakesAt(lon, lat)).toBeGreaterThan(0);
  expect(matchToRoad(new Roads(1, land), [lon, lat])).toBeUndefined();
});

test('an island in a lake is a landmass of its own, from which a bridge leads where there is one', () => {
  const [manitoulin, royale] = [land.landmassAt(-82.2, 45.75), land.landmassAt(-88.8, 48)];
  expect(new Set([0, land.landmassAt(-100, 40), manitoulin, royale]).size).toBe(4);
  const roads = new Roads(1, land);
  const way = (from: LonLat, to: LonLat) => {
    const [start, end] = [matchToRoad(roads, from), matchToRoad(roads, to)];
    return start && end && findLeg(start, end, {roads, delay: () => 1});
  };
  expect(way([-82.2, 45.75], [-81, 46.49])?.map(({name}) => name)).toContain('Little Current Swing Bridge');
  expect(way([-88.8, 48], [-89.2, 48.4])).toBeUndefined();
});

test('the grid agrees with a look at every lake', () => {
  // A hundred kilometres around Finland’s lakes, and around an island.
  for (let lon = 27; lon < 29; lon += 0.037)
    for (let lat = 61; lat < 62.2; lat += 0.041)
      expect([lon, lat, land.landmassAt(lon, lat) === 0]).toEqual([lon, lat, isInLake([lon, lat])]);
  for (let lon = -83; lon < -81; lon += 0.043)
    for (let lat = 45.3; lat < 46; lat += 0.037)
      expect([lon, lat, land.landmassAt(lon, lat) === 0]).toEqual([lon, lat, isInLake([lon, lat])]);
});

test('no town stands in a lake, although some are drawn there', () => {
  const box = [6, 46, 7, 47] as const;
  const settlements = new Settlements(land);
  const landmass = land.landmassAt(8, 47);
  expect(townsIn([...box]).some(({position}) => isInLake(position))).toBe(true);
  for (let level = 0; level <= COARSEST_LEVEL; level++)
    for (const {position} of townsIn([...box])) {
      const town = settlements.largestIn(level, cellAt(level, position), landmass);
      if (town) expect([town.position, isInLake(town.position)]).toEqual([town.position, false]);
    }
});

test('no road crosses a lake: they lead around it, both ways along one line', () => {
  const roads = new Roads(1, land);
  const network = roads.on(land.landmassAt(...lausanne));
  let besideLake = 0;
  for (let level = 3; level <= COARSEST_LEVEL; level++)
    for (const [lon, lat] of [
      lausanne,
      evian,
      [6.9, 46.4],
      [6.2, 46.25],
      [27.5, 61.8],
      [28.5, 61.2],
    ] as LonLat[])
      for (const cell of [cellAt(level, [lon, lat]), cellAt(level, [lon + 0.1, lat + 0.05])]) {
        const junction = network.junctionAt(level, cell);
        for (const road of junction ? network.roadsFrom(level, junction) : []) {
          const line = network.lineOf(road);
          expect([road.name, land.lakes.isCrossedBy(line), line.some(isInLake)]).toEqual([
            road.name,
            false,
            false,
          ]);
          if (land.lakes.mayBeNear(road.from.position, 5000)) besideLake++;
          const back = network.roadsFrom(level, road.to).find(({to}) => to.id === road.from.id);
          expect(back && [...network.lineOf(back)].reverse()).toEqual(line);
        }
      }
  expect(besideLake).toBeGreaterThan(50);
});

test('a route from one shore to the other leads around the lake', () => {
  const roads = new Roads(1, land);
  const [from, to] = [matchToRoad(roads, lausanne), matchToRoad(roads, evian)];
  const way = from && to && findLeg(from, to, {roads, delay: () => 1});
  const line = (way ?? []).flatMap(({positions}) => positions);
  const metres = line
    .slice(1)
    .reduce((sum, position, index) => sum + distanceMetres(line[index] ?? position, position), 0);
  expect(distanceMetres(lausanne, evian)).toBeLessThan(17_000);
  expect(metres).toBeGreaterThan(45_000);
  expect(line.filter(isInLake)).toEqual([]);
});
