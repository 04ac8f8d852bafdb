import type {Page} from '@playwright/test';
import {nowOf, row, tasksSince, untilDrawn} from './measured';
import {send} from './send';
import type {Scenario} from './types';

const COLLECTION = 'bench-fleet';
/** With the seeded ones nearly the 20,000 that an account may have, and as many as one request takes. */
const OBJECTS = 19_700;
const BATCH = 10_000;
const PACE_SECONDS = 5;
export const UPDATES = 8;

/** 19,700 objects in one collection, each somewhere else at every update. */
export const fleet: Scenario = async (page, api) => {
  await send(api, '/locations/v2/collections', {
    collectionId: COLLECTION,
    collectionName: 'Bench fleet',
    icon: 'van',
    updateFrequencySeconds: PACE_SECONDS,
    showOn: ['dashboard'],
  });
  await report(api, 0);
  await openLocations(page);
  await page.getByRole('heading', {name: 'Bench fleet'}).waitFor();
  await page.locator('[data-map="drawn"]').waitFor();
  const since = await nowOf(page);
  for (let step = 1; step <= UPDATES; step += 1) {
    const updated = page.waitForResponse((response) => response.url().includes(`collectionId=${COLLECTION}`));
    await report(api, step);
    await updated;
  }
  await page.waitForTimeout(PACE_SECONDS * 1000);
  const drawn = await untilDrawn(page, `collectionId=${COLLECTION}`, since);
  return [
    row(`${OBJECTS} moving objects: main-thread tasks over 50 ms`, await tasksSince(page, since)),
    row(`${OBJECTS} moving objects: from response to drawn`, drawn),
  ];
};

async function report(api: string, step: number): Promise<void> {
  const objects = objectsAt(step);
  for (let first = 0; first < objects.length; first += BATCH)
    await send(api, '/locations/v2/objects', objects.slice(first, first + BATCH));
}

export async function openLocations(page: Page): Promise<void> {
  await page.getByRole('link', {name: 'Locations'}).click();
}

/** A spiral over the western states, turned a little further at each step. */
export function objectsAt(step: number) {
  return Array.from({length: OBJECTS}, (_, index) => {
    const angle = index * 2.4 + step * 0.02;
    const radius = 0.08 * Math.sqrt(index);
    return {
      objectId: `bench-${index}`,
      objectName: `Van ${index}`,
      collectionId: COLLECTION,
      timestamp: new Date().toISOString(),
      geometry: {
        type: 'Point',
        coordinates: [-115 + radius * Math.cos(angle), 42 + radius * 0.7 * Math.sin(angle)],
      },
      heading: (index * 7 + step * 5) % 360,
      speed: 12,
      properties: {plate: `OR ${index}`},
    };
  });
}
