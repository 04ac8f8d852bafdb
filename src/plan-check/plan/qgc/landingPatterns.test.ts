import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {distanceMetres} from '../../geometry/sphere';
import {flownPath} from '../../path/flownPath';
import {readPlans} from '../readPlans';

interface LandingCase {
  readonly name: string;
  readonly start: readonly number[];
  readonly item: object;
  readonly flown: readonly (readonly [lon: number, lat: number, altitude: number])[];
  readonly altitudeMode: string;
  /** In metres. */
  readonly length: number;
  /** In metres per second. */
  readonly speed: number;
}

const {cases} = JSON.parse(readFileSync('api/fixtures/landing-patterns.json', 'utf8')) as {
  cases: readonly LandingCase[];
};

function planWith({start, item}: LandingCase) {
  const reading = readPlans({
    fileType: 'Plan',
    mission: {
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
  });
  if (reading.kind === 'refused') throw new Error(JSON.stringify(reading.violations));
  return reading.plans[0]?.plan ?? expect.fail();
}

test.each(cases)('a landing pattern: $name', (landing) => {
  const {flown, altitudeMode, length, speed} = landing;
  const plan = planWith(landing);
  const path = flownPath(plan);
  const after = path.points.slice(1);
  expect(after).toHaveLength(flown.length);
  after.forEach(({position, altitude, mode}, index) => {
    const [lon = 0, lat = 0, high] = flown[index] ?? [];
    expect(distanceMetres(position, [lon, lat])).toBeLessThan(0.1);
    expect([altitude, mode]).toEqual([high, altitudeMode]);
  });
  expect(path.length).toBeCloseTo(length, -0.5);
  expect(path.duration).toBeCloseTo(length / speed, -0.5);
  expect(path.isEstimated).toBe(false);
  expect(plan.passedOver).toEqual([]);
  expect(plan.segments.at(-1)?.type).toBe(flown.length > 0 ? 'land' : 'waypoint');
});
