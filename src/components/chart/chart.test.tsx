import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {ChartTable} from './ChartTable';
import {rangeOf, rightPadding} from './chartOptions';
import {indexAfterKey, nearestIndex} from './cursor';

test('finds the nearest point', () => {
  const list = [0, 10, 20, 50];
  expect([-5, 4, 6, 34, 36, 90].map((x) => nearestIndex(list, x))).toEqual([0, 0, 1, 2, 3, 3]);
  expect(nearestIndex([7], 100)).toBe(0);
  expect(nearestIndex([], 1)).toBeUndefined();
});

test('keys move by one point, or faster where points are many', () => {
  expect(indexAfterKey('ArrowRight', 3, 13)).toBe(4);
  expect(indexAfterKey('ArrowLeft', 0, 13)).toBe(0);
  expect(indexAfterKey('PageUp', 3, 13)).toBe(12);
  expect(indexAfterKey('ArrowRight', 3, 100_000)).toBe(503);
  expect(indexAfterKey('End', undefined, 13)).toBe(12);
  expect(indexAfterKey('ArrowRight', undefined, 13)).toBe(0);
  expect(indexAfterKey('a', 3, 13)).toBeUndefined();
});

test('a scale has room for its values and limits, whatever they are', () => {
  const [low, high] = rangeOf(10, 20, [120], 150);
  expect(low).toBeLessThanOrEqual(10);
  expect(high).toBeGreaterThan(120);
  expect(rangeOf(null, null, [], 150)).toEqual([0, 1]);
  const [least, most] = rangeOf(5, 5, [], 150);
  expect(most - least).toBeGreaterThan(0);
});

test('the name above the highest limit has room below the edge of the chart', () => {
  const height = 120;
  const [low, high] = rangeOf(60, 110, [127, 148], height);
  expect(((high - 148) / (high - low)) * height).toBeGreaterThanOrEqual(20);
});

test('the last text below the chart has room, beside an axis or without one', () => {
  // Half of eleven digits; uPlot leaves 25 pixels by itself.
  expect(rightPadding('12:00:00 PM', false)).toBe(36);
  expect(rightPadding('12:00:00 PM', true)).toBe(20);
  expect(rightPadding('0', true)).toBe(0);
});

test('says the same as a table, in no more rows than somebody listens to', () => {
  const x = Array.from({length: 1000}, (_, index) => index);
  const html = renderToStaticMarkup(
    <ChartTable
      label="Speed"
      x={x}
      xText={(value) => `${value} min`}
      series={[
        {
          name: 'Speed',
          colour: 'var(--data)',
          text: (value: number) => `${value} m/s`,
          values: x.map((value) => (value === 0 ? null : value * 2)),
        },
      ]}
      limits={[{from: 0, to: 10, value: 120, colour: 'var(--alert)', name: 'Ceiling'}]}
    />,
  );
  expect(html.match(/<tr>/g)?.length).toBeLessThan(30);
  expect(html).toContain('<th scope="row">0 min</th><td>no value</td>');
  expect(html).toContain('<th scope="row">999 min</th><td>1998 m/s</td>');
  expect(html).toContain('Ceiling: 120 m/s, 0 min to 10 min');
});
