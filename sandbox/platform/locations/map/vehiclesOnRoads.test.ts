import {expect, test} from 'vitest';
import {METRES_PER_DEGREE, RADIANS, type LonLat} from '../../../geometry/sphere';
import {openSandbox, storyTime, world, type TestSandbox} from '../../../testing/openSandbox';
import {linesOf, roadsOf, tileOf, unitsToNearest, within, type TileLine} from '../../../testing/roadTiles';

const ZOOM = 14;
/** The corners of a way lie further apart than those of a drawn road: in a bend it runs so many metres beside it. */
const MOST_BESIDE = 35;
/** A line between two reports may cut off a bend by as many metres more: in the last hours, and in thinned history. */
const mostCut = {recent: 30, older: 150};
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

/** Measures how far a position is from the nearest road of the map, in metres. */
function createMeasure(sandbox: TestSandbox) {
  const tiles = new Map<string, TileLine[]>();
  return async (position: LonLat): Promise<number> => {
    const tile = tileOf(ZOOM, position);
    const lines = tiles.get(tile) ?? linesOf(await roadsOf(sandbox, tile));
    tiles.set(tile, lines);
    const unit = (360 * METRES_PER_DEGREE * Math.cos(position[1] * RADIANS)) / 2 ** ZOOM / 4096;
    return unit * unitsToNearest(lines, within(ZOOM, position));
  };
}

test('each seeded vehicle is on a road of the map, wherever it is in six hours', async () => {
  const metresBeside = createMeasure(await openSandbox());
  expect(vehicles.length).toBe(134);
  const beside: string[] = [];
  for (const {objectId} of vehicles)
    for (const position of positionsOf(objectId)) {
      const metres = await metresBeside(position);
      if (metres > MOST_BESIDE) beside.push(`${objectId} at ${position.join(', ')}: ${metres.toFixed(0)} m`);
    }
  expect(beside).toEqual([]);
}, 120_000);

interface History {
  readonly history: readonly {readonly geometry: {readonly coordinates: LonLat}}[];
  readonly after?: string;
}

/** The positions of an object's history. @param from milliseconds since 1970 */
async function readTrack({call}: TestSandbox, objectId: string, from: number): Promise<LonLat[]> {
  const track: LonLat[] = [];
  for (let after: string | undefined = ''; after !== undefined;) {
    const query = new URLSearchParams({start: new Date(from).toISOString(), ...(after && {after})});
    const {body} = await call(`GET /locations/v2/objects/${objectId}/history?${query.toString()}`);
    const page = body as History;
    track.push(...page.history.map(({geometry}) => geometry.coordinates));
    after = page.after;
  }
  return track;
}

test.each([
  // One in four is followed.
  {
    name: 'all vehicles in the last two hours',
    which: (index: number) => index % 4 === 0,
    hours: 2,
    cut: mostCut.recent,
  },
  {name: 'the engine of the story in all six', which: isOfStory, hours: 6, cut: mostCut.recent},
  {name: 'all vehicles in all six', which: (index: number) => index % 8 === 0, hours: 6, cut: mostCut.older},
])(
  'a drawn track follows the roads, since its object has reported at turns: $name',
  async ({which, hours, cut}) => {
    const sandbox = await openSandbox();
    const metresBeside = createMeasure(sandbox);
    const beside: string[] = [];
    for (const {objectId} of vehicles.filter((_, index) => which(index))) {
      const track = await readTrack(sandbox, objectId, storyTime.getTime() - hours * 3_600_000);
      // More than the report of each ten minutes.
      expect(track.length).toBeGreaterThan(hours * 6);
      for (const [index, to] of track.entries())
        for (const share of index === 0 ? [] : [0.25, 0.5, 0.75]) {
          const [lon, lat] = track[index - 1] ?? to;
          const position: LonLat = [lon + (to[0] - lon) * share, lat + (to[1] - lat) * share];
          const metres = await metresBeside(position);
          if (metres > MOST_BESIDE + cut)
            beside.push(`${objectId} at ${position.join(', ')}: ${metres.toFixed(0)} m`);
        }
    }
    expect(beside).toEqual([]);
  },
);

function isOfStory(index: number): boolean {
  return vehicles[index]?.objectId === 'engine-14';
}

test('no seeded vehicle ever drives into a lake or the sea, and no drone takes off from one', () => {
  const {land} = world.roads();
  const wet = (objectId: string, positions: Iterable<LonLat>) =>
    [...positions].filter((position) => land.landmassAt(...position) === 0).map(() => objectId);
  expect(vehicles.flatMap(({objectId}) => wet(objectId, positionsOf(objectId)))).toEqual([]);
  const drones = world.devices.all.filter(({objectType}) => objectType === 'drone');
  expect(drones.length).toBe(30);
  expect(drones.flatMap(({objectId, motion}) => wet(objectId, motion.path(0)))).toEqual([]);
});
