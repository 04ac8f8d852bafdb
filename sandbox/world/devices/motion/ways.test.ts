import {expect, test} from 'vitest';
import {nodeData} from '../../../testing/nodeData';
import {Land} from '../../roads/land';
import {Roads} from '../../roads/roads';
import {computeWays} from '../computeWays';
import {RECORDED_SEED, recordedWays} from './recordedWays';
import {createWays} from './ways';

const land = new Land(nodeData.coasts());

const computedWays = (seed: number) => computeWays(seed, new Roads(seed, land));

test('what is recorded are the ways of the roads: if not, run scripts/map-data/makeWays.ts', () => {
  expect(recordedWays).toEqual(computedWays(RECORDED_SEED));
}, 60_000);

test.each([2, 7, 42])(
  'seed %i has a way for every vehicle, and another one than the first',
  (seed) => {
    const ways = computedWays(seed);
    expect([...ways.keys()]).toEqual([...recordedWays.keys()]);
    expect(ways.get('bend-sisters')).not.toBe(recordedWays.get('bend-sisters'));
  },
  60_000,
);

test('a round begins and ends at its depot', () => {
  const findLine = createWays(RECORDED_SEED, () => new Roads(RECORDED_SEED, land));
  for (const wayId of recordedWays.keys())
    if (/^(courier|taxi)-/.test(wayId)) {
      const line = findLine({wayId, stops: []});
      expect([wayId, line.at(-1)]).toEqual([wayId, line[0]]);
      const other = findLine({wayId: wayId.replace(/\d$/, '1'), stops: []});
      expect([wayId, other[0]]).toEqual([wayId, line[0]]);
    }
});
