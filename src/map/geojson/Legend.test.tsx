import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {findFeatures} from './findFeatures';
import {Legend} from './Legend';

const geometry = {
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ],
  ],
};
const legendOf = (response: unknown) =>
  renderToStaticMarkup(<Legend features={findFeatures(response)} />).replace(/<[^>]+>/g, '|');

test('names each colour that is on the map once, the gravest first', () => {
  const alerts = [4, 1, 2].map((severityCode) => ({severityCode, geometry}));
  const words = legendOf({alerts}).split('|').filter(Boolean);
  expect(words).toEqual(['Extreme or severe alert', 'Minor or unknown alert']);
});

test('names restrictions by their type', () => {
  const restrictions = ['custom', 'parttime'].map((type) => ({restrictionId: 'r', type, geometry}));
  const words = legendOf({restrictions}).split('|').filter(Boolean);
  expect(words).toEqual(['Part-time restriction', 'Custom restriction']);
});

test('is left out where colours mean nothing', () => {
  expect(legendOf({objectId: 'barge-3', geometry})).toBe('');
});
