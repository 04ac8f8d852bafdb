import {expect, test, vi} from 'vitest';
import type {JsonObject} from '../document/document';
import {branchesMeant} from './tags';

const variant = (type: string): JsonObject => ({type: 'object', properties: {type: {const: type}}});

test('what tells variants apart is found once, however many values ask', () => {
  const branches = [variant('a'), variant('b'), {type: 'null'}];
  const follow = vi.fn((schema: JsonObject) => schema);
  expect(branchesMeant(branches, {type: 'b'}, follow)).toEqual([branches[1]]);
  const once = follow.mock.calls.length;
  for (let count = 0; count < 1000; count++) branchesMeant(branches, {type: 'b'}, follow);
  expect(follow).toHaveBeenCalledTimes(once);
});
