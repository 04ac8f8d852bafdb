import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import type {CameraAction, QgcPlan} from '../../../../store/flights/flightPlan';
import {distanceMetres} from '../../../../geometry/sphere';
import {flownLines} from '../path/flownLines';
import {segmentPositions} from '../path/segmentPositions';
import {readQgc} from './read/readQgc';

interface LandingCase {
  readonly name: string;
  readonly start: readonly number[];
  readonly item: object;
  readonly flown: readonly (readonly [lon: number, lat: number, altitude: number])[];
  readonly altitudeMode: string;
  readonly cameraActions: readonly CameraAction[];
  /** In metres. */
  readonly length: number;
  /** In metres per second. */
  readonly speed: number;
}

const list = new URL('../../../../../api/fixtures/landing-patterns.json', import.meta.url);
const {cases} = JSON.parse(readFileSync(list, 'utf8')) as {cases: readonly LandingCase[]};

const planWith = ({start, item}: LandingCase) =>
  readQgc({
    fileType: 'Plan',
    version: 1,
    mission: {
      version: 2,
      firmwareType: 12,
      vehicleType: 1,
      cruiseSpeed: 15,
      hoverSpeed: 5,
      globalPlanAltitudeMode: 1,
      plannedHomePosition: [start[0], start[1], 0],
      items: [
        {type: 'SimpleItem', command: 16, frame: 3, autoContinue: true, params: [0, 0, 0, null, ...start]},
        item,
      ],
    },
  } as QgcPlan);

test.each(cases)('a landing pattern: $name', (landing) => {
  const {flown, altitudeMode, cameraActions, length, speed} = landing;
  const plan = planWith(landing);
  const positions = plan.segments.flatMap((segment) =>
    segmentPositions(segment, plan).map((position) => ({segment, position})),
  );
  const after = positions.slice(1);
  expect(after).toHaveLength(flown.length);
  after.forEach(({segment, position: [lon = 0, lat = 0, altitude]}, index) => {
    const [toLon = 0, toLat = 0, high] = flown[index] ?? [];
    expect(distanceMetres([lon, lat], [toLon, toLat])).toBeLessThan(0.1);
    expect(altitude).toBe(high);
    const own = {...plan.navigation, ...segment.navigation};
    expect([own.altitudeMode, own.flightSpeed]).toEqual([altitudeMode, speed]);
  });
  expect(plan.segments.flatMap((segment) => segment.cameraActions ?? [])).toEqual(cameraActions);
  const metres = flownLines(plan).map(({from, to}) =>
    distanceMetres([from[0] ?? 0, from[1] ?? 0], [to[0] ?? 0, to[1] ?? 0]),
  );
  expect(metres.reduce((sum, each) => sum + each, 0)).toBeCloseTo(length, -0.5);
  expect(plan.segments.at(-1)?.type).toBe(flown.length > 0 ? 'land' : 'waypoint');
});
