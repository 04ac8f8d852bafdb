import {expect, test} from 'vitest';
import {servedContract} from '../../../testing/servedContract';
import {openSandbox} from '../../../testing/openSandbox';

test('reports within one millisecond are all accepted, and the last one of them is kept; as documented', async () => {
  const {call} = await openSandbox();
  const report = (fraction: string, speed: number) => ({
    objectId: 'gyro',
    timestamp: `2026-07-14T17:00:00.${fraction}Z`,
    speed,
    geometry: {type: 'Point', coordinates: [-121.5, 44.2]},
  });
  const body = [report('000900', 2), report('000100', 1), report('001000', 3)];
  expect((await call('POST /locations/v2/objects', {body})).body).toEqual({accepted: 3});
  const {body: page} = await call(
    'GET /locations/v2/objects/gyro/history?start=2026-07-14T16:00:00Z&end=2026-07-14T18:00:00Z',
  );
  expect((page as {history: unknown[]}).history).toMatchObject([
    {timestamp: '2026-07-14T17:00:00Z', speed: 1},
    {timestamp: '2026-07-14T17:00:00.001Z', speed: 3},
  ]);
  const {contract} = servedContract();
  const said = (schema: string, property: string) =>
    (contract.at(`/components/schemas/${schema}/properties/${property}`).value as {description: string})
      .description;
  expect(said('LocationObject', 'timestamp')).toContain('finer fractions are dropped');
  expect(said('LocationObjectReceipt', 'accepted')).toContain('Number of reports in the request');
});
