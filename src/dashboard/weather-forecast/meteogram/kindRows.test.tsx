import type {UseQueryResult} from '@tanstack/react-query';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import type {WeatherType} from '@site/src/map/tiles/shown/legend';
import type {Reading} from '../reading';
import {KindRows} from './KindRows';

function rowsOf(type: WeatherType, result: Partial<UseQueryResult<Reading>>) {
  return renderToStaticMarkup(
    <table>
      <KindRows
        type={type}
        result={result as UseQueryResult<Reading>}
        scale={{low: 0, high: 10}}
        hours={result.data?.length ?? 13}
      />
    </table>,
  );
}

test('says each value as text, in a group of rows that its kind names', () => {
  const html = rowsOf('temp', {data: [-3, undefined, 7]});
  expect(html).toMatch(/<th scope="rowgroup" colSpan="3"><span[^>]*>Temperature <small>°C<\/small>/i);
  expect([...html.matchAll(/<td>([^<]*)<svg/g)].map(([, text]) => text)).toEqual(['-3', '–', '7']);
  expect(html.match(/aria-hidden="true"/g)).toHaveLength(3);
});

test('draws no bars where nothing falls', () => {
  expect(rowsOf('rain', {data: [0, 0]})).not.toContain('<svg');
  expect(rowsOf('rain', {data: [0, 1]})).toContain('<svg');
});

test('says why a kind has no values', () => {
  expect(rowsOf('snow', {isFetching: true})).toContain('Loading…');
  expect(rowsOf('snow', {isFetching: false, isError: true})).toContain('Not loaded.');
  expect(rowsOf('snow', {data: [undefined, undefined]})).toContain('No values at this position.');
});
