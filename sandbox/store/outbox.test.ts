import {expect, test} from 'vitest';
import {createClock} from '../base/clock';
import {createOutbox} from './outbox';
import {memoryDatabase} from '../testing/memoryDatabase';

test('messages are read back newest first, by address whatever its letter case', () => {
  const clock = createClock(new Date('2026-07-14T18:00:00Z'));
  const outbox = createOutbox({database: memoryDatabase(), clock});
  outbox.send({to: 'mara@example.com', subject: 'Your code', code: '012345'});
  clock.advance(60);
  outbox.send({to: 'Mara@example.com', subject: 'Your code', code: '678901'});
  outbox.send({to: 'teo@example.com', subject: 'Your code', code: '111111'});
  expect(outbox.list('mara@EXAMPLE.com')).toEqual([
    {to: 'Mara@example.com', subject: 'Your code', code: '678901', at: '2026-07-14T18:01:00.000Z'},
    {to: 'mara@example.com', subject: 'Your code', code: '012345', at: '2026-07-14T18:00:00.000Z'},
  ]);
  expect(outbox.list()).toHaveLength(3);
  outbox.clear();
  expect(outbox.list()).toEqual([]);
});
