import {expect, test} from 'vitest';
import {HOUR_MS} from '../view/hours';
import {weatherTiles} from './weatherTiles';

const settings = {weatherType: 'wind', colorMap: 'jet', numShades: 32} as const;
const thisHour = Date.parse('2026-07-14T18:00:00Z');
const urlsOf = (offset: number) =>
  weatherTiles('weather-forecast', 'http://platform', settings, thisHour, offset).map(({source}) =>
    'tiles' in source ? source.tiles?.[0]?.split('forecastHour=')[1] : undefined,
  );

test('the next hours are loaded ahead, as far as the forecast reaches', () => {
  expect(urlsOf(0).map((text) => text?.split('&')[0])).toEqual(['2', '1', '0']);
  expect(urlsOf(12).map((text) => text?.split('&')[0])).toEqual(['12']);
});

test('an hour that was loaded ahead has the same source when it is shown', () => {
  const [, next] = weatherTiles('weather-forecast', 'http://platform', settings, thisHour, 0);
  const shown = weatherTiles('weather-forecast', 'http://platform', settings, thisHour, 1).at(-1);
  expect(shown?.id).toBe(next?.id);
  expect(shown?.source).toBe(next?.source);
  expect(shown?.draw).not.toBe(next?.draw);
  const later = weatherTiles('weather-forecast', 'http://platform', settings, thisHour + HOUR_MS, 0).at(-1);
  expect(later?.id).toBe(next?.id);
  expect(later?.source).not.toBe(next?.source);
});
