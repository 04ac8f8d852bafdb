import type {Feature, Point} from 'geojson';
import {bundlePage} from '../lib/bundlePage';
import {serveFolders} from '../lib/serveFolders';
import {objectsAt, UPDATES} from './fleet';
import {nowOf, row, tasksSince} from './measured';
import type {Scenario} from './types';

/** The same points as discs on a bare MapLibre map, without list, search, names or clusters: the least there is to do. */
export const peer: Scenario = async (page) => {
  const folder = await bundlePage(
    'scripts/bench-dashboard/bareMap.ts',
    '<body><script type="module" src="main.js"></script></body>',
  );
  const server = await serveFolders([folder]);
  try {
    await page.goto(server.origin);
    await page.waitForFunction(() => 'draw' in window);
    const since = await nowOf(page);
    const durations: number[] = [];
    for (let step = 1; step <= UPDATES; step += 1)
      durations.push(await page.evaluate((features) => window.draw(features), featuresAt(step)));
    return [
      row('the same on a bare map: main-thread tasks over 50 ms', await tasksSince(page, since)),
      row('the same on a bare map: from data to drawn', durations),
    ];
  } finally {
    await server.close();
  }
};

function featuresAt(step: number): Feature[] {
  return objectsAt(step).map(({objectId, geometry}) => ({
    type: 'Feature',
    geometry: geometry as Point,
    properties: {id: objectId},
  }));
}
