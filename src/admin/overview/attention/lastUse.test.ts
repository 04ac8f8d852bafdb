import {expect, test} from 'vitest';
import {lastUseOf} from './lastUse';

test('tells of keys that work when one of them was last used', () => {
  const use = lastUseOf(
    [
      {status: 'active', lastUsedAt: '2026-07-01T00:00:00Z'},
      {status: 'replaced', lastUsedAt: '2026-07-02T00:00:00Z'},
      {status: 'revoked', lastUsedAt: '2026-07-03T00:00:00Z'},
      {status: 'active'},
    ],
    7,
  );
  expect(use).toEqual({count: 3, lastUsed: Date.UTC(2026, 6, 2), now: 7});
  expect(lastUseOf([{status: 'active'}], 7).lastUsed).toBeUndefined();
});
