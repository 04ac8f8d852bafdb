import type {Position} from 'geojson';
import {describe, expect, it} from 'vitest';
import {ringContains} from '../geometry';
import {HOUR_MS, hourOf} from '../time';
import {Weather} from '../weather/weather';
import {Alerts} from './alerts';
import type {WeatherAlert} from './types';

const NOON = Date.parse('2026-07-14T18:00:00Z');
const weather = new Weather(1);
const alerts = new Alerts(1, weather);

function redFlag(time: number): WeatherAlert | undefined {
  return alerts.inArea('US', 'ORZ611', time)?.find(({categories}) => categories.includes(6));
}

describe('the Red Flag Warning of the story', () => {
  it('is in force over Sisters on the afternoon of 14 July 2026', () => {
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
    for (const place of [
      [-121.62, 44.21],
      [-121.5492, 44.291],
      [-121.3153, 44.0582],
    ] as const)
      expect(ringContains(ring, place)).toBe(true);
    expect(alerts.over(-121.5492, 44.291, NOON).map(({identifier}) => identifier)).toContain(
      alert.identifier,
    );
  });

  it('is not there before the fire', () => {
    expect(redFlag(NOON - 48 * HOUR_MS)).toBeUndefined();
  });
});

describe('as the clock moves', () => {
  // Half a day's messages of a large country, hour by hour.
  const winter = Date.parse('2026-01-15T00:00:00Z');
  const hours = Array.from({length: 36}, (_, hour) => alerts.inCountry('US', winter + hour * HOUR_MS));

  it('an alert is new, is updated under the same identifier, and is cancelled', () => {
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

  it('one message of an alert at a time, none expired', () => {
    hours.forEach((messages, hour) => {
      expect(new Set(messages.map(({identifier}) => identifier)).size).toBe(messages.length);
      for (const {messageTypeCode, expireTime, issueTime} of messages) {
        if (messageTypeCode !== 3) expect(Date.parse(expireTime)).toBeGreaterThan(winter + hour * HOUR_MS);
        expect(Date.parse(issueTime)).toBeLessThanOrEqual(winter + hour * HOUR_MS);
      }
    });
  });

  it('a cancelled alert is called off in its codes, and not in force at the place', () => {
    const cancelled = hours.flat().filter(({messageTypeCode}) => messageTypeCode === 3);
    expect(cancelled.length).toBeGreaterThan(0);
    for (const alert of cancelled)
      expect(alert).toMatchObject({responseTypeCodes: [8], certaintyCode: 4, urgencyCode: 4});
  });
});

it('warns of the wind that the forecast shows', () => {
  const warned = alerts.inCountry('US', NOON).filter(({identifier}) => identifier.includes('-wind-'));
  expect(warned.length).toBeGreaterThan(0);
  for (const {effectiveTime, messageTypeCode, areaId} of warned) {
    if (messageTypeCode === 3) continue;
    // us z column row: the id names the cell, whose middle the forecaster looks at.
    const [, column, row] = /^USZ(\d{3})(\d{3})$/.exec(areaId) ?? [undefined, '058', '045'];
    const [lon, lat] = [Number(column) - 179.5, 89.5 - Number(row)];
    expect(weather.valueAt('gust', lon, lat, hourOf(Date.parse(effectiveTime)))).toBeGreaterThanOrEqual(22);
  }
});

it('speaks the language asked for', () => {
  for (const language of ['en', 'es'] as const) {
    const [alert] = alerts.inArea('US', 'ORZ611', NOON, language) ?? [];
    expect(alert?.detailTexts.map(({languageCode}) => languageCode)).toEqual([language]);
    expect(alert?.headlineText).toBe(alert?.detailTexts[0]?.overview);
    expect(alert?.headlineText).toContain(alert?.eventDescription);
  }
});

it('knows no alerts at sea, in unknown countries and areas', () => {
  expect(alerts.over(-140, 30, NOON)).toEqual([]);
  expect(alerts.inCountry('XX', NOON)).toEqual([]);
  expect(alerts.inArea('US', 'ORZ999', NOON)).toBeUndefined();
});

it('says the same whoever asked what before', () => {
  const fresh = new Alerts(1, new Weather(1));
  expect(fresh.inCountry('DE', NOON + 7 * HOUR_MS)).toEqual(alerts.inCountry('DE', NOON + 7 * HOUR_MS));
});
