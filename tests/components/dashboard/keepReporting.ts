import {onTestFinished} from 'vitest';
import type {Platform} from './Platform';

/** More often than the shortest interval of a collection. */
const REPORT_MS = 2_000;

/** Lets a seeded object fly until the test is over: the devices of these sandboxes stand still. */
export async function keepReporting(platform: Platform, objectId: string): Promise<void> {
  const report = () =>
    platform.post('/locations/v2/objects', [
      {
        objectId,
        collectionId: 'cascade-drones',
        speed: 12,
        timestamp: new Date().toISOString(),
        geometry: {type: 'Point', coordinates: [-121.4, 44.1, 1200]},
      },
    ]);
  await report();
  const timer = setInterval(() => void report(), REPORT_MS);
  onTestFinished(() => clearInterval(timer));
}
