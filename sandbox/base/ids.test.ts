import {expect, test} from 'vitest';
import {createClock} from './clock';
import {createIds} from './ids';

const clock = createClock(new Date('2026-07-14T18:00:00Z'));

test('a seed reproduces every id, and a later run on the same data never repeats them', () => {
  const draw = (seed: number, run: number) => {
    const ids = createIds(seed, clock, run);
    return [ids.ulid(), ids.uuid(), ids.digits(6)];
  };
  expect(draw(1, 0)).toEqual(draw(1, 0));
  const all = [...draw(1, 0), ...draw(1, 1), ...draw(2, 0)];
  expect(new Set(all).size).toBe(all.length);
});

test('ULIDs carry the clock and ascend within one millisecond', () => {
  const ids = createIds(1, clock);
  const drawn = Array.from({length: 1000}, () => ids.ulid());
  expect(drawn).toEqual([...drawn].sort());
  expect(new Set(drawn).size).toBe(1000);
  for (const id of drawn) expect(id).toMatch(/^01KXGWJ980[0-9A-HJKMNP-TV-Z]{16}$/);
});

test('UUIDs are of version 4, codes keep their leading zeros', () => {
  const ids = createIds(1, clock);
  for (let count = 0; count < 200; count++) {
    expect(ids.uuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(ids.digits(6)).toMatch(/^\d{6}$/);
  }
});

test('a restarted stream begins anew', () => {
  const ids = createIds(1, clock);
  const first = ids.ulid();
  ids.ulid();
  ids.restart(0);
  expect(ids.ulid()).toBe(first);
});
