import {openLocations} from './fleet';
import type {Scenario} from './types';

/** The heap after collection of garbage, at the beginning and after minutes of polling 19,700 objects. */
export const memory =
  (minutes: number): Scenario =>
  async (page) => {
    const session = await page.context().newCDPSession(page);
    const heap = async () => {
      await session.send('HeapProfiler.collectGarbage');
      const {usedSize} = await session.send('Runtime.getHeapUsage');
      return usedSize / 2 ** 20;
    };
    await openLocations(page);
    await page.getByRole('heading', {name: 'Bench fleet'}).waitFor();
    // Everything is loaded and drawn, and polled a few times.
    await page.waitForTimeout(30_000);
    const before = await heap();
    await page.waitForTimeout(minutes * 60_000);
    const after = await heap();
    return [
      [
        `heap, before and after ${minutes} min of polling`,
        `${before.toFixed(1)} MB`,
        `${after.toFixed(1)} MB`,
      ],
    ];
  };
