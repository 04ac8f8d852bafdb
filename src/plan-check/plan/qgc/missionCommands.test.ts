import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {flownPath} from '../../path/flownPath';
import {readPlans} from '../readPlans';
import type {FlightPlan} from '../types';

interface Command {
  readonly command: number;
  readonly does: string;
  readonly takesTime: boolean;
  readonly staysFor: 'null' | 'null or zero' | 'always' | null;
  readonly drawn: boolean;
  readonly named: boolean;
}

const {commands} = JSON.parse(readFileSync('api/fixtures/mission-commands.json', 'utf8')) as {
  commands: readonly Command[];
};

const [START, FAR, END] = [
  [44.2, -121.7],
  [44.25, -121.6],
  [44.3, -121.7],
] as const;

const item = (command: number, position: readonly (number | null)[], frame = 3) => ({
  type: 'SimpleItem',
  command,
  frame,
  autoContinue: true,
  params: [45, 0, 0, null, ...position, 60],
});

/** A mission whose third item is the command, at a position. */
function planWith(command: number, position: readonly (number | null)[], frame?: number): FlightPlan {
  const reading = readPlans({
    fileType: 'Plan',
    mission: {
      vehicleType: 2,
      hoverSpeed: 5,
      cruiseSpeed: 20,
      plannedHomePosition: [...START, 0],
      items: [item(22, START), item(16, END), item(command, position, frame), item(16, END)],
    },
  });
  if (reading.kind === 'refused') throw new Error(JSON.stringify(reading.violations));
  return reading.plans[0]?.plan ?? expect.fail();
}

/** How long the item in question stays; the two waypoints beside it stay 45 s each. */
function holdOf(plan: FlightPlan): number {
  const {duration, length} = flownPath(plan);
  return Math.round(duration - length / 5) - 90;
}

test.each(commands)('command $command: $does', ({command, does, takesTime, staysFor, drawn, named}) => {
  const far = planWith(command, FAR);
  const goesThere = flownPath(far).points.some(({position}) => position[1] === FAR[0]);
  expect(goesThere).toBe(drawn && does !== 'returnToLaunch' && staysFor !== 'always');
  expect(far.segments.length).toBe(drawn ? 4 : 3);
  expect(far.passedOver).toEqual(named ? [{command, item: 3}] : []);
  if (drawn) expect(holdOf(far)).toBe(takesTime ? 45 : 0);
  if (staysFor === null) return;
  const [nowhere, zero] = [planWith(command, [null, null]), planWith(command, [0, 0])];
  const straight = flownPath(planWith(183, [0, 0])).length;
  expect(flownPath(nowhere).length).toBeCloseTo(straight, 3);
  expect(holdOf(nowhere)).toBe(takesTime ? 45 : 0);
  if (staysFor !== 'null') expect(flownPath(zero).length).toBeCloseTo(straight, 3);
  else expect(flownPath(zero).length).toBeGreaterThan(1e7);
});

test('a command that nobody knows is named where it has a position on earth', () => {
  expect(planWith(31_000, FAR).passedOver).toEqual([{command: 31_000, item: 3}]);
  // What a manufacturer defines to do.
  expect(planWith(31_010, FAR).passedOver).toEqual([]);
  for (const [position, frame] of [
    [FAR, 2],
    [[0, 0], 3],
    [[null, null], 3],
    [[95, 0], 3],
  ] as const)
    expect(planWith(31_000, position, frame).passedOver).toEqual([]);
});

test.each(commands.filter(({does}) => does === 'place'))(
  'command $command is not named where it has no position on earth',
  ({command}) => {
    for (const [position, frame] of [
      [FAR, 2],
      [[0, 0], 3],
      [[null, null], 3],
    ] as const)
      expect(planWith(command, position, frame).passedOver).toEqual([]);
  },
);

test('a command that stays is named where nobody knows where the aircraft is', () => {
  const reading = readPlans({
    fileType: 'Plan',
    mission: {plannedHomePosition: [null, null, null], items: [item(19, [null, null]), item(16, END)]},
  });
  expect(reading).toMatchObject({plans: [{plan: {passedOver: [{command: 19, item: 1}]}}]});
});

test('no altitude leaves it as it is, and only speeds of flight change the speed', () => {
  const speed = (type: number, metres: number) => ({
    ...item(178, [0, 0], 2),
    params: [type, metres, -1, 0, 0, 0, 0],
  });
  const high = {...item(16, FAR), params: [0, 0, 0, null, ...FAR, 120]};
  const same = {...item(16, END), params: [0, 0, 0, null, ...END, null]};
  const reading = readPlans({
    fileType: 'Plan',
    mission: {
      vehicleType: 2,
      hoverSpeed: 5,
      plannedHomePosition: [...START, 0],
      items: [
        item(22, START),
        speed(2, 1),
        high,
        same,
        speed(1, 9),
        high,
        speed(0, -2),
        same,
        speed(0, -1),
        high,
      ],
    },
  });
  if (reading.kind === 'refused') throw new Error('refused');
  const segments = reading.plans[0]?.plan.segments ?? [];
  expect(segments.map((segment) => segment.speed)).toEqual([5, 5, 5, 9, 5, 5]);
  expect(segments.map(({positions}) => positions[0]?.[2])).toEqual([60, 120, 120, 120, 120, 120]);
});
