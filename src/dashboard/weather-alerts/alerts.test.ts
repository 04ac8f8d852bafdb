import {expect, test} from 'vitest';
import {alertKey} from '@site/src/plan-check/conflicts/alertKey';
import {
  bySeverity,
  hasCodes,
  isInSight,
  languagesIn,
  phaseOf,
  shareOf,
  withoutRepeats,
  type Alert,
} from './alerts';

const storm = {
  identifier: 'a1',
  areaId: 'ORC017',
  messageTypeCode: 1,
  severityCode: 2,
  effectiveTime: '2026-07-14T18:00:00Z',
  expireTime: '2026-07-14T21:00:00Z',
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

test('an alert has the codes that are asked for; no code asks for nothing', () => {
  const alert = {...storm, certaintyCode: 2, urgencyCode: 1, responseTypeCodes: [1, 3]};
  const none = {severity: '', certainty: '', urgency: '', response: ''};
  expect(hasCodes(none)(alert)).toBe(true);
  expect(hasCodes({...none, severity: '2', response: '3'})(alert)).toBe(true);
  expect(hasCodes({...none, severity: '2', response: '2'})(alert)).toBe(false);
  expect(hasCodes({...none, urgency: '2'})(alert)).toBe(false);
});

test('an alert is in sight where its area may be, on either side of the antimeridian', () => {
  const ring = [
    [178, 10],
    [179, 10],
    [179, 11],
    [178, 10],
  ];
  const alert = {...storm, detailPolygon: {type: 'Polygon', coordinates: [ring]}} as Alert;
  expect(isInSight([170, 0, 180, 20])(alert)).toBe(true);
  expect(isInSight([-190, 0, -170, 20])(alert)).toBe(true);
  expect(isInSight([-170, 0, -160, 20])(alert)).toBe(false);
  expect(isInSight([170, 20, 180, 30])(alert)).toBe(false);
  expect(isInSight([0, 0, 1, 1])(storm)).toBe(true);
});

test('an alert that a way meets twice is one alert', () => {
  expect(withoutRepeats([storm, {...storm}, {...storm, areaId: 'ORC031'}])).toHaveLength(2);
});

test('English comes first among the languages of the texts', () => {
  const texts = (...codes: string[]) =>
    ({...storm, detailTexts: codes.map((languageCode) => ({languageCode}))}) as Alert;
  expect(languagesIn([texts('fr', 'en'), texts('en', 'de')])).toEqual(['en', 'fr', 'de']);
});
