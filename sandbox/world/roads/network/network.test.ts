import {beforeAll, expect, test} from 'vitest';
import {distanceMetres, type LonLat} from '../../../geometry/sphere';
import {townsIn} from '../../geography/townsIn';
import {nodeData} from '../../../testing/nodeData';
import {Land} from '../land';
import {Roads} from '../roads';
import {cellAt, COARSEST_LEVEL} from './cells';
import {junctionAt} from './junctions';
import type {Network, Road} from './network';

const bend: LonLat = [-121.3153, 44.0582];
let land: Land;
let network: Network;

beforeAll(async () => {
  land = new Land(nodeData.coasts());
  network = new Roads(1, land).on(land.landmassAt(...bend));
});

function roadsAround(position: LonLat, level: number): readonly Road[] {
  const junction = network.junctionAt(level, cellAt(level, position));
  return junction ? network.roadsFrom(level, junction) : [];
}

test('roads meet in every town of Oregon, and highways or motorways in the large ones', () => {
  const towns = townsIn([-123.5, 42.2, -117.5, 45.4]).filter(({people}) => people > 30_000);
  expect(towns.length).toBeGreaterThan(5);
  for (const {position, people} of towns) {
    const junction = junctionAt(position, people);
    const kinds = Array.from({length: COARSEST_LEVEL + 1}, (_, level) =>
      network.roadsFrom(level, junction).map(({kind}) => kind),
    ).flat();
    expect(kinds.length).toBeGreaterThan(1);
    if (people > 90_000) expect(kinds.some((kind) => kind === 'highway' || kind === 'motorway')).toBe(true);
  }
});

test('a road leads both ways, along one line and under one name, also where a town ends', () => {
  const [column, row] = cellAt(2, bend);
  const around = Array.from({length: 400}, (_, index): [number, number] => [
    column - 10 + (index % 20),
    row - 10 + Math.floor(index / 20),
  ]);
  const outskirts = around.flatMap((cell) => network.junctionAt(2, cell) ?? []);
  const roads = [
    ...Array.from({length: COARSEST_LEVEL + 1}, (_, level) => roadsAround(bend, level)).flat(),
    ...outskirts.flatMap((junction) => [2, 3].flatMap((level) => network.roadsFrom(level, junction))),
  ];
  expect(new Set(roads.map(({kind}) => kind)).size).toBe(4);
  for (const road of roads) {
    const back = network.roadsFrom(road.level, road.to).find(({to}) => to.id === road.from.id);
    expect(back).toMatchObject({name: road.name, kind: road.kind, isMain: road.isMain});
    expect(back && [...network.lineOf(back)].reverse()).toEqual(network.lineOf(road));
    const line = network.lineOf(road);
    expect([line[0], line.at(-1)]).toEqual([road.from.position, road.to.position]);
  }
});

test('a junction of a level is one of every finer level, so roads of all levels meet', () => {
  for (let level = 1; level <= COARSEST_LEVEL; level++) {
    const junction = network.junctionAt(level, cellAt(level, bend));
    const finer = junction && network.junctionAt(level - 1, cellAt(level - 1, junction.position));
    expect(finer?.id).toBe(junction?.id);
  }
});

test('no road is straight for long, and none much longer than its straight line', () => {
  for (let level = 2; level <= COARSEST_LEVEL; level++)
    for (const road of roadsAround(bend, level)) {
      const straight = distanceMetres(road.from.position, road.to.position);
      const line = network.lineOf(road);
      const driven = line
        .slice(1)
        .reduce((sum, position, index) => sum + distanceMetres(line[index] ?? position, position), 0);
      expect(driven / straight).toBeLessThan(1.5);
      if (straight > 1000) expect(driven / straight).toBeGreaterThan(1.0005);
    }
});

test('only towns have streets', () => {
  expect(roadsAround(bend, 0).length).toBeGreaterThan(1);
  expect(roadsAround([-120.2, 43.4], 0)).toEqual([]);
  expect(roadsAround([-120.2, 43.4], 3).length).toBeGreaterThan(0);
});

test('what is known of the roads is the same whoever asked first', () => {
  const other = new Roads(1, land).on(land.landmassAt(...bend));
  const [one] = roadsAround(bend, 8);
  expect(one).toBeDefined();
  for (let level = 0; level < 5; level++) other.junctionAt(level, cellAt(level, [-121, 44.5]));
  const again = other.roadsFrom(8, one?.from ?? junctionAt(bend, 0))[0];
  expect(again && other.lineOf(again)).toEqual(one && network.lineOf(one));
});
