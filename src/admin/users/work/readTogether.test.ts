import {expect, test, vi} from 'vitest';
import {readTogether} from './readTogether';

const later = () => new Promise((resolve) => setTimeout(resolve));

test('tells nothing more of its progress once one of several requests has failed', async () => {
  const onProgress = vi.fn();
  const controller = new AbortController();
  let slow: Promise<unknown> | undefined;
  const reading = readTogether({controller, onProgress}, (options) => {
    slow = later().then(() => options.onProgress(2));
    options.onProgress(1);
    return Promise.all([slow, Promise.reject(new Error('busy'))]);
  });
  await expect(reading).rejects.toThrow('busy');
  expect(controller.signal.aborted).toBe(true);
  await slow;
  expect(onProgress.mock.calls).toEqual([[1]]);
});

test('gives nothing, and no error, once its reader has gone', async () => {
  const controller = new AbortController();
  const reading = readTogether({controller, onProgress: () => undefined}, async ({signal}) => {
    await later();
    signal.throwIfAborted();
    return 'value';
  });
  controller.abort();
  expect(await reading).toBeUndefined();
});
