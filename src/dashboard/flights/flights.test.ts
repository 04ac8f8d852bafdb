import {expect, test} from 'vitest';
import {checkPlan, type Restriction} from '@site/src/plan-check';
import {findRestrictions} from './airspace/findRestrictions';
import {closedRing, restrictionInput} from './airspace/restrictionInput';
import {profileLimits, profilePoints} from '@site/src/flight-plans/profile/profile';
import {readDrafts} from '@site/src/flight-plans/files/readDrafts';

const plan = (altitudeMode: string) => ({
  navigation: {altitude: 100, altitudeMode},
  segments: [
    {
      type: 'waypoint',
      positions: [
        [10, 0],
        [10.1, 0],
      ],
    },
  ],
});
const closed = {
  type: 'Feature',
  id: '0',
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [10.02, -1],
        [10.03, -1],
        [10.03, 1],
        [10.02, 1],
        [10.02, -1],
      ],
    ],
  },
  properties: {
    restrictionId: 'r',
    type: 'custom',
    access: 'owner',
    dataset: 'custom',
    name: 'Drill',
    ceilingMeters: 250,
  },
} as Restriction;

test('a file becomes drafts that are named after their plan or the file, or a refusal', () => {
  const {drafts} = readDrafts('ridge, west.json', JSON.stringify(plan('amsl')));
  expect(drafts.map(({id, name, format}) => [id, name, format])).toEqual([
    ['~0ridge west.json', 'ridge, west.json', 'uxv'],
  ]);
  const both = readDrafts(
    'two.json',
    JSON.stringify({format: 'uxv', plans: [plan('amsl'), {...plan('amsl'), name: 'B'}]}),
  );
  expect(both.drafts.map(({name}) => name)).toEqual(['two.json 1', 'B']);
  expect(readDrafts('x.json', '[]').refusals).toEqual([
    {file: 'x.json', violations: [{path: [], cause: 'noFormat'}]},
  ]);
});

test('a ceiling lies on the scale of the profile; what cannot be compared lies along its top', () => {
  const limitOf = (mode: string) => {
    const [draft] = readDrafts('a.json', JSON.stringify(plan(mode))).drafts;
    if (!draft) throw new Error('no draft');
    const {conflicts} = checkPlan(draft.path, {restrictions: [closed], alerts: [], events: [], thisHour: 0});
    expect(profilePoints(draft)[0]).toMatchObject({distance: 0, altitude: 100});
    return profileLimits(draft, conflicts)[0]?.value;
  };
  expect(limitOf('amsl')).toBe(250);
  expect(limitOf('relativeToLaunch')).toBeCloseTo(115);
});

test('restrictions are found by type and by every word', () => {
  expect(findRestrictions([closed], 'custom', 'drill')).toHaveLength(1);
  expect(findRestrictions([closed], 'fulltime', '')).toEqual([]);
  expect(findRestrictions([closed], '', 'drill harbor')).toEqual([]);
});

test('a drawn area is closed and runs against the clock; empty fields are left out', () => {
  const corners = [
    [0, 0],
    [0, 1],
    [1, 1],
  ];
  expect(closedRing(corners)).toEqual([
    [1, 1],
    [0, 1],
    [0, 0],
    [1, 1],
  ]);
  const values: Record<string, string> = {name: ' Drill ', ceiling: '250', to: '2026-07-14T20:00'};
  const body = restrictionInput((name) => values[name] ?? '', corners);
  expect(body.featureCollection.features[0]?.properties).toEqual({
    name: 'Drill',
    ceilingMeters: 250,
    endTime: new Date('2026-07-14T20:00').toISOString(),
  });
  expect(body).not.toHaveProperty('Reason');
});
