import type {Position} from 'geojson';
import {expect, test} from 'vitest';
import {isInsideRing} from '../../geometry/ring';
import {HOUR_MS, hourOf} from '../frame/time';
import {Weather} from '../weather/weather';
import {Alerts} from './alerts';
import type {WeatherAlert} from './types';

const NOON = Date.parse('2026-07-14T18:00:00Z');
const weather = new Weather(1);
const alerts = new Alerts(1, weather);

function redFlag(time: number): WeatherAlert | undefined {
  return alerts.inArea('US', 'ORZ611', time)?.find(({categories}) => categories.includes(6));
}

test('the Red Flag Warning of the story is in force over Sisters on the afternoon of 14 July 2026', () => {
  const alert = redFlag(NOON) as WeatherAlert;
  expect(alert).toMatchObject({
    areaId: 'ORZ611',
    areaTypeCode: 'Z',
    countryCode: 'US',
    eventDescription: 'Red Flag Warning',
    messageTypeCode: 2,
    severityCode: 2,
  });
  expect(alert.detailTexts.map(({languageCode}) => languageCode)).toEqual(['en', 'es']);
  expect(alert.attributionString).toContain('not a real warning');
  const ring = alert.detailPolygon.coordinates[0] as Position[];
  for (const position of [
    [-121.62, 44.21],
    [-121.5492, 44.291],
    [-121.3153, 44.0582],
  ] as const)
    expect(isInsideRing(ring, position)).toBe(true);
  expect(alerts.over(-121.5492, 44.291, NOON).map(({identifier}) => identifier)).toContain(alert.identifier);
});

test('the Red Flag Warning of the story is not there before the fire', () => {
  expect(redFlag(NOON - 48 * HOUR_MS)).toBeUndefined();
});

// A day and a half of the messages of large countries, hour by hour.
const winter = Date.parse('2026-01-15T00:00:00Z');
const large = ['US', 'CA', 'CN', 'RU'];
const everywhere = (time: number) => large.flatMap((country) => alerts.inCountry(country, time));
const hours = Array.from({length: 36}, (_, hour) => everywhere(winter + hour * HOUR_MS));

test('as the clock moves an alert is new, is updated under the same identifier, and is cancelled', () => {
  const messages = new Map<string, number[]>();
  for (const {identifier, messageTypeCode} of hours.flat()) {
    const seen = messages.get(identifier) ?? [];
    if (seen.at(-1) !== messageTypeCode) messages.set(identifier, [...seen, messageTypeCode]);
  }
  const lives = [...messages.values()].map((life) => life.join(''));
  expect(lives.some((life) => life.startsWith('12'))).toBe(true);
  expect(lives.some((life) => life.endsWith('3'))).toBe(true);
  for (const life of lives) expect(life).toMatch(/^1?2*3?$/);
});

test('as the clock moves one message of an alert at a time, none expired', () => {
  hours.forEach((messages, hour) => {
    expect(new Set(messages.map(({identifier}) => identifier)).size).toBe(messages.length);
    for (const {messageTypeCode, expireTime, issueTime} of messages) {
      if (messageTypeCode !== 3) expect(Date.parse(expireTime)).toBeGreaterThan(winter + hour * HOUR_MS);
      expect(Date.parse(issueTime)).toBeLessThanOrEqual(winter + hour * HOUR_MS);
    }
  });
});

test('as the clock moves a cancelled alert is called off in its codes and words, and not in force in its area or at its positions', () => {
  const cancelled = hours.flatMap((messages, hour) =>
    messages.filter(({messageTypeCode}) => messageTypeCode === 3).map((alert) => ({alert, hour})),
  );
  expect(cancelled.length).toBeGreaterThan(0);
  for (const {alert, hour} of cancelled) {
    expect(alert).toMatchObject({responseTypeCodes: [8], certaintyCode: 4, urgencyCode: 4});
    expect(alert.detailTexts[0]?.instruction).toBe('The warning no longer applies.');
    const time = winter + hour * HOUR_MS;
    const [west = 0, south = 0] = alert.detailPolygon.coordinates[0]?.[0] ?? [];
    for (const inForce of [
      alerts.inArea(alert.countryCode, alert.areaId, time) ?? [],
      alerts.around(west + 0.5, south + 0.5, time),
    ])
      expect(inForce.map(({identifier}) => identifier)).not.toContain(alert.identifier);
  }
});

test('as the clock moves a cancellation cuts short an alert that is in force', () => {
  let cancelled = 0;
  hours.forEach((messages, hour) => {
    const now = winter + hour * HOUR_MS;
    for (const {messageTypeCode, identifier, issueTime, expireTime} of messages) {
      if (messageTypeCode !== 3 || hour === 0) continue;
      cancelled++;
      expect(Date.parse(issueTime)).toBe(now);
      expect(Date.parse(expireTime)).toBeGreaterThan(now);
      const before = hours[hour - 1]?.find((alert) => alert.identifier === identifier);
      expect(before).toMatchObject({expireTime});
      expect(before?.messageTypeCode).not.toBe(3);
    }
  });
  expect(cancelled).toBeGreaterThan(100);
});

test('as the clock moves an alert goes when it has expired or is cancelled, and does not come back', () => {
  const gone = new Set<string>();
  for (let hour = 1; hour < hours.length; hour++) {
    const listed = new Set(hours[hour]?.map(({identifier}) => identifier));
    for (const identifier of listed) expect(gone).not.toContain(identifier);
    for (const {identifier, messageTypeCode, expireTime} of hours[hour - 1] ?? []) {
      if (listed.has(identifier)) continue;
      gone.add(identifier);
      if (messageTypeCode !== 3) expect(Date.parse(expireTime)).toBe(winter + hour * HOUR_MS);
    }
  }
  expect(gone.size).toBeGreaterThan(100);
});

test('as the clock moves new, updated and cancelled alerts are listed at nearly every hour, summer and winter', () => {
  const midsummer = Array.from({length: 24}, (_, hour) => everywhere(NOON + hour * HOUR_MS));
  for (const days of [hours, midsummer]) {
    const complete = days.filter(
      (messages) => new Set(messages.map(({messageTypeCode}) => messageTypeCode)).size === 3,
    );
    expect(complete.length).toBeGreaterThan(0.9 * days.length);
  }
});

test('warns of the wind that the forecast shows', () => {
  const alerted = alerts.inCountry('US', NOON).filter(({identifier}) => identifier.includes('-wind-'));
  expect(alerted.length).toBeGreaterThan(0);
  for (const {effectiveTime, messageTypeCode, areaId} of alerted) {
    if (messageTypeCode === 3) continue;
    // us z column row: the id names the cell, whose middle the forecaster looks at.
    const [, column, row] = /^USZ(\d{3})(\d{3})$/.exec(areaId) ?? [undefined, '058', '045'];
    const [lon, lat] = [Number(column) - 179.5, 89.5 - Number(row)];
    expect(weather.valueAt('gust', lon, lat, hourOf(Date.parse(effectiveTime)))).toBeGreaterThanOrEqual(22);
  }
});

test('calls off an alert of fire weather when the fire is out, before the alert expires', () => {
  const gone = new Map<string, WeatherAlert>();
  let last = new Map<string, WeatherAlert>();
  // The fire of the story is out on the evening of 6 August.
  for (
    let time = Date.parse('2026-08-06T00:00:00Z');
    time < Date.parse('2026-08-08T00:00:00Z');
    time += HOUR_MS
  ) {
    const listed = new Map(alerts.inCountry('US', time).map((alert) => [alert.identifier, alert]));
    for (const [identifier, alert] of last) if (!listed.has(identifier)) gone.set(identifier, alert);
    for (const [identifier, alert] of gone)
      if (alert.messageTypeCode !== 3 && !listed.has(identifier))
        expect([identifier, Date.parse(alert.expireTime) <= time]).toEqual([identifier, true]);
    last = listed;
  }
  expect(gone.size).toBeGreaterThan(0);
});

test('speaks the language asked for', () => {
  for (const language of ['en', 'es'] as const) {
    const [alert] = alerts.inArea('US', 'ORZ611', NOON, language) ?? [];
    expect(alert?.detailTexts.map(({languageCode}) => languageCode)).toEqual([language]);
    expect(alert?.headlineText).toBe(alert?.detailTexts[0]?.overview);
    expect(alert?.headlineText).toContain(alert?.eventDescription);
  }
});

test('knows no alerts at sea, in unknown countries and areas', () => {
  expect(alerts.over(-140, 30, NOON)).toEqual([]);
  expect(alerts.inCountry('XX', NOON)).toEqual([]);
  expect(alerts.inArea('US', 'ORZ999', NOON)).toBeUndefined();
});

test('says the same whoever asked what before', () => {
  const fresh = new Alerts(1, new Weather(1));
  expect(fresh.inCountry('DE', NOON + 7 * HOUR_MS)).toEqual(alerts.inCountry('DE', NOON + 7 * HOUR_MS));
});
