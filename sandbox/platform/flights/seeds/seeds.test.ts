import {expect, test} from 'vitest';
import {openSandbox} from '../../../testing/openSandbox';

const everything = [
  '/flights/v1/drones',
  '/webhooks/v1',
  '/flights/v2/objects',
  '/flights/v2/objects/metadata',
  '/flights/v2/restrictions',
  '/flights/v2/plans',
  ...[
    'ridge-creek-survey',
    'bend-highway-corridor',
    'pilot-butte-tower',
    'bainbridge-crossing-watch',
  ].flatMap((id) => [
    ...['uxv', 'geojson', 'qgc'].map((format) => `/flights/v2/plans/${id}?format=${format}`),
    `/flights/v2/flights/${id}/restrictions`,
    `/flights/v2/flights/${id}/weather/alerts`,
    `/flights/v2/flights/${id}/weather/forecast?forecastHour=3&includeData=wind`,
  ]),
  '/flights/v2/tile/restrictions/6/10/23',
];

test('two fresh sandboxes of one seed and one moment say the same, byte for byte, and so does a reset one', async () => {
  const [first, second] = [await openSandbox({seed: 7}), await openSandbox({seed: 7})];
  await second.call('DELETE /flights/v2/plans/ridge-creek-survey');
  await second.call('DELETE /flights/v2/restrictions/ridge-creek-tfr');
  await second.call('POST /flights/v1/drones', {
    body: {droneId: 'x', collectionId: 'y', stream: {type: 'WebRTC', name: 'z'}},
  });
  expect((await second.call('POST /sandbox/reset')).status).toBeLessThan(300);
  for (const path of everything) {
    const [one, other] = [await first.call(`GET ${path}`), await second.call(`GET ${path}`)];
    expect([path, one.status, one.bytes.equals(other.bytes)]).toEqual([path, 200, true]);
  }
});

test('the admin has the story, and a little less of it', async () => {
  const {call} = await openSandbox();
  const plans = await call('GET /flights/v2/plans?collectionId=cascade-drones', {as: 'admin'});
  expect(plans.body).toMatchObject({
    plans: [{flightPlanId: 'ridge-creek-survey', collectionId: 'cascade-drones'}],
  });
  expect((await call('GET /flights/v2/restrictions?type=owner', {as: 'admin'})).body).toMatchObject({
    features: [{properties: {restrictionId: 'ridge-creek-tfr', access: 'owner'}}],
  });
});
