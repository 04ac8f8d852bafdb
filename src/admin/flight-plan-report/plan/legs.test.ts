import {pathedPlan, readPlans} from '@site/src/plan-check';
import {expect, test} from 'vitest';
import {legsOf} from './legs';

test('each line is a leg, and the lines of a survey are one', () => {
  const reading = readPlans({
    navigation: {flightSpeed: 10, altitude: 50},
    segments: [
      {type: 'takeoff', position: [10, 0]},
      {
        type: 'waypoint',
        name: 'Out',
        positions: [
          [10.01, 0],
          [10.02, 0, 80],
        ],
      },
      {
        type: 'survey',
        area: {
          type: 'Polygon',
          coordinates: [
            [
              [10, 0],
              [10.01, 0],
              [10.01, 0.01],
              [10, 0],
            ],
          ],
        },
        settings: {
          transects: [
            [10.02, 0],
            [10.02, 0.01],
            [10.03, 0.01],
          ],
        },
      },
      {type: 'returnToLaunch'},
    ],
  });
  if (reading.kind !== 'plans' || !reading.plans[0]) throw new Error('no plan');
  const legs = legsOf(pathedPlan('p', reading.plans[0].plan));
  expect(legs.map(({number, type, lines}) => [number, type, lines])).toEqual([
    [1, 'takeoff', 1],
    [2, 'waypoint', 1],
    [3, 'waypoint', 1],
    [4, 'survey', 3],
    [5, 'returnToLaunch', 1],
  ]);
  expect(legs[1]?.length).toBeCloseTo(1112, 0);
  expect(legs[2]).toMatchObject({highest: 80, name: 'Out', speed: 10});
  expect(legs.at(-1)?.to).toEqual([10, 0]);
});
