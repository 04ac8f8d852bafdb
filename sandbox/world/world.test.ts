import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import {nodeData} from '../testing/nodeData';
import {hourOf} from './frame/time';
import {createWorld} from './world';

const NOW = Date.parse('2026-07-14T18:00:00Z');

function digest(value: unknown): string {
  const bytes = value instanceof Int16Array || value instanceof Uint8Array ? value : JSON.stringify(value);
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

/** A world at one moment, as digests. */
function digestsOf(seed: number): Record<string, string> {
  const world = createWorld(seed, nodeData.coasts);
  const [firstColumns] = world.weather.grid('temp', hourOf(NOW));
  return {
    grid: digest(firstColumns),
    tile: digest(world.weather.tile('gust', hourOf(NOW), 6, 10, 23)),
    traffic: digest(world.weather.tile('traffic', hourOf(NOW), 8, 43, 102)),
    fires: digest(world.firesAt('US', 'nifc', NOW)),
    alerts: digest(world.alerts.inCountry('US', NOW)),
    restrictions: digest(world.restrictionsAt(NOW)),
    devices: digest(world.devices.all.map(({objectId}) => world.devices.positionOf(objectId, NOW))),
  };
}

test('a seed says the same, byte for byte, on every machine and in every year', () => {
  expect(digestsOf(1)).toMatchInlineSnapshot(`
    {
      "alerts": "1c1333c62b7596e6",
      "devices": "0064b9713a36f9e7",
      "fires": "c64f878057bf1b31",
      "grid": "3982d58c910713e9",
      "restrictions": "29152b169187f3d5",
      "tile": "89d1d4e0ab7b40d0",
      "traffic": "4ef399b40fb5106c",
    }
  `);
});

test('another seed says something else of everything', () => {
  const [one, two] = [digestsOf(1), digestsOf(2)];
  for (const key of Object.keys(one)) expect([key, two[key]]).not.toEqual([key, one[key]]);
});
