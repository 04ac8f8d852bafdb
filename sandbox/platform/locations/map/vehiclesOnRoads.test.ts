import {expect, test} from 'vitest';
import {METRES_PER_DEGREE, RADIANS, type LonLat} from '../../../geometry/sphere';
import {openSandbox, storyTime, world} from '../../../testing/openSandbox';
import {linesOf, roadsOf, tileOf, unitsToNearest, within, type TileLine} from '../../../testing/roadTiles';

const ZOOM = 14;
/** The corners of a way lie further apart than those of a drawn road: in a bend it runs so many metres beside it. */
const MOST_BESIDE = 35;
const vehicles = world.devices.all.filter(({objectType}) =>
  ['fire-engine', 'van', 'taxi'].includes(objectType),
);

/** Where a vehicle is every five minutes of six hours. */
function* positionsOf(objectId: string): Generator<LonLat, void, undefined> {
  for (let minute = 0; minute < 360; minute += 5) {
    const fix = world.devices.positionOf(objectId, storyTime.getTime() - minute * 60_000);
    if (fix) yield [fix.lon, fix.lat];
  }
}

test('each seeded vehicle is on a road of the map, wherever it is in six hours', async () => {
  const sandbox = await openSandbox();
  expect(vehicles.length).toBe(134);
  const tiles = new Map<string, TileLine[]>();
  const beside: string[] = [];
  for (const {objectId} of vehicles)
    for (const position of positionsOf(objectId)) {
      const tile = tileOf(ZOOM, position);
      const lines = tiles.get(tile) ?? linesOf(await roadsOf(sandbox, tile));
      tiles.set(tile, lines);
      const unit = (360 * METRES_PER_DEGREE * Math.cos(position[1] * RADIANS)) / 2 ** ZOOM / 4096;
      const metres = unit * unitsToNearest(lines, within(ZOOM, position));
      if (metres > MOST_BESIDE) beside.push(`${objectId} at ${position.join(', ')}: ${metres.toFixed(0)} m`);
    }
  expect(beside).toEqual([]);
}, 120_000);

test('no seeded vehicle ever drives into a lake or the sea, and no drone takes off from one', () => {
  const {land} = world.roads();
  const wet = (objectId: string, positions: Iterable<LonLat>) =>
    [...positions].filter((position) => land.landmassAt(...position) === 0).map(() => objectId);
  expect(vehicles.flatMap(({objectId}) => wet(objectId, positionsOf(objectId)))).toEqual([]);
  const drones = world.devices.all.filter(({objectType}) => objectType === 'drone');
  expect(drones.length).toBe(30);
  expect(drones.flatMap(({objectId, motion}) => wet(objectId, motion.path(0)))).toEqual([]);
});
