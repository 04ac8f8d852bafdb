import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createRunner, type Outcome, type RunnerOptions} from './runner';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

class BusyError extends Error {}
class OfflineError extends Error {}

const done: Outcome = {kind: 'done'};
const entriesOf = (count: number) => Array.from({length: count}, (_, index) => index);

/** A runner whose changes take a second each, and what was sent at which second. */
function runnerOf(count: number, change: (entry: number) => Outcome = () => done) {
  const sent: number[] = [];
  const options: RunnerOptions<number> = {
    entries: entriesOf(count),
    change: async (entry) => {
      sent.push(entry);
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return change(entry);
    },
    judge: (error) =>
      error instanceof BusyError ? 'busy' : error instanceof OfflineError ? 'pause' : 'refused',
    describe: (error) => String(error instanceof Error ? error.message : error),
    random: () => 1,
  };
  return {runner: createRunner(options), sent};
}

const throwBusy = () => {
  throw new BusyError('Rate exceeded');
};

test('changes four at a time, and tells how far it is', async () => {
  const {runner, sent} = runnerOf(10);
  const listener = vi.fn();
  runner.subscribe(listener);
  expect(runner.progress()).toMatchObject({phase: 'ready', counts: {left: 10}});
  runner.start();
  expect(sent).toEqual([0, 1, 2, 3]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toHaveLength(8);
  expect(runner.progress()).toMatchObject({phase: 'running', counts: {done: 4, left: 6}});
  await vi.runAllTimersAsync();
  expect(sent).toEqual(entriesOf(10));
  expect(runner.progress()).toMatchObject({phase: 'finished', counts: {done: 10, left: 0}, isSlowed: false});
  expect(listener).toHaveBeenCalled();
});

test('has nothing to do without entries', () => {
  expect(runnerOf(0).runner.progress().phase).toBe('finished');
});

test('stops after what is under way, and goes on with the rest', async () => {
  const {runner, sent} = runnerOf(10);
  runner.start();
  runner.stop();
  expect(runner.progress().phase).toBe('stopping');
  await vi.runAllTimersAsync();
  expect(runner.progress()).toMatchObject({phase: 'stopped', counts: {done: 4, left: 6}});
  runner.start();
  await vi.runAllTimersAsync();
  expect(sent).toEqual(entriesOf(10));
  expect(runner.progress()).toMatchObject({phase: 'finished', counts: {done: 10}});
});

test('keeps what was refused with the words, and tries it again on request', async () => {
  let isRepaired = false;
  const {runner, sent} = runnerOf(5, (entry) => {
    if (entry === 3 && !isRepaired) throw new Error('User does not exist.');
    return entry === 4 ? {kind: 'unchanged', text: 'is there'} : done;
  });
  runner.start();
  await vi.runAllTimersAsync();
  const {phase, counts, outcomes} = runner.progress();
  expect({phase, counts}).toEqual({
    phase: 'finished',
    counts: {done: 3, unchanged: 1, refused: 1, left: 0},
  });
  expect(outcomes[3]).toEqual({kind: 'refused', text: 'User does not exist.'});
  isRepaired = true;
  runner.retryRefused();
  await vi.runAllTimersAsync();
  expect(sent.slice(5)).toEqual([3]);
  expect(runner.progress()).toMatchObject({phase: 'finished', counts: {done: 4, refused: 0}});
});

test('slows down while the service is busy, loses nobody, and is as fast as before afterwards', async () => {
  let busy = 7;
  const {runner, sent} = runnerOf(60, () => (busy-- > 0 ? throwBusy() : done));
  runner.start();
  await vi.advanceTimersByTimeAsync(1000);
  // All four that were under way together count as one refusal.
  expect(runner.progress()).toMatchObject({phase: 'running', counts: {done: 0}, isSlowed: true});
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toHaveLength(6);
  await vi.advanceTimersByTimeAsync(1000 + 999);
  expect(sent).toHaveLength(6);
  await vi.runAllTimersAsync();
  expect(runner.progress()).toMatchObject({phase: 'finished', counts: {done: 60, left: 0}, isSlowed: false});
  expect(sent).toHaveLength(67);
});

test('can be stopped while it waits for a busy service', async () => {
  const {runner, sent} = runnerOf(8, throwBusy);
  runner.start();
  await vi.advanceTimersByTimeAsync(1000);
  runner.stop();
  expect(runner.progress()).toMatchObject({phase: 'stopped', counts: {left: 8}});
  await vi.runAllTimersAsync();
  expect(sent).toHaveLength(4);
});

test('pauses with the words of a service that stays busy, as of one that has sent its mails of the day', async () => {
  let limit = 2;
  const {runner} = runnerOf(6, () => (limit-- > 0 ? done : throwBusy()));
  runner.start();
  await vi.runAllTimersAsync();
  expect(runner.progress()).toMatchObject({
    phase: 'paused',
    problem: 'Rate exceeded',
    counts: {done: 2, left: 4, refused: 0},
  });
  limit = 4;
  runner.start();
  await vi.runAllTimersAsync();
  expect(runner.progress()).toMatchObject({phase: 'finished', problem: undefined, counts: {done: 6}});
});

test('pauses when nothing can be reached, and loses nobody', async () => {
  let isOffline = true;
  const {runner} = runnerOf(10, (entry) => {
    if (isOffline && entry >= 4) throw new OfflineError('No connection');
    return done;
  });
  runner.start();
  await vi.runAllTimersAsync();
  expect(runner.progress()).toMatchObject({
    phase: 'paused',
    problem: 'No connection',
    counts: {done: 4, refused: 0, left: 6},
  });
  isOffline = false;
  runner.start();
  await vi.runAllTimersAsync();
  expect(runner.progress()).toMatchObject({phase: 'finished', counts: {done: 10}});
});
