import {expect, test} from 'vitest';
import {alertKey} from '../shared/data/alertKey';
import {bySeverity, phaseOf, shareOf, type Alert} from './alerts';

const storm = {
  ...{identifier: 'a1', areaId: 'ORC017', messageTypeCode: 1, severityCode: 2},
  ...{effectiveTime: '2026-07-14T18:00:00Z', expireTime: '2026-07-14T21:00:00Z'},
} as Alert;
const at = (hour: number) => Date.parse(`2026-07-14T${String(hour).padStart(2, '0')}:00:00Z`);

test('an alert is ahead, in force and over; a cancelled one is neither', () => {
  expect([17, 18, 20, 21].map((hour) => phaseOf(storm, at(hour)))).toEqual([
    'ahead',
    'inForce',
    'inForce',
    'over',
  ]);
  expect(phaseOf({...storm, messageTypeCode: 3}, at(19))).toBe('cancelled');
});

test('one message may warn several areas', () => {
  expect(alertKey(storm)).not.toBe(alertKey({...storm, areaId: 'ORC031'}));
});

test('the gravest come first, and within one severity those that begin first', () => {
  const later = {...storm, identifier: 'a2', effectiveTime: '2026-07-14T20:00:00Z'};
  const extreme = {...storm, identifier: 'a3', severityCode: 1};
  const groups = bySeverity([later, storm, extreme]);
  expect(groups.map(([code, alerts]) => [code, alerts.map(({identifier}) => identifier)])).toEqual([
    [1, ['a3']],
    [2, ['a1', 'a2']],
  ]);
});

test('an alert takes its share of the time bar', () => {
  expect(shareOf(storm, at(12), at(24))).toEqual({start: 0.5, length: 0.25});
  expect(shareOf(storm, at(19), at(20))).toEqual({start: 0, length: 1});
  expect(shareOf(storm, at(21), at(24))).toBeUndefined();
});
