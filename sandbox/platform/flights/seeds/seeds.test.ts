import {expect, test} from 'vitest';
import {memoryDatabase} from '../../../testing/memoryDatabase';
import {openSandbox} from '../../../testing/openSandbox';
import {seededFlights} from '../../../testing/seededFlights';

test('a reset brings back what a fresh sandbox holds, byte for byte', async () => {
  // Seeds are written, not copied from those of another sandbox.
  const {call} = await openSandbox({data: memoryDatabase()});
  const read = () => Promise.all(seededFlights.map((path) => call(`GET ${path}`)));
  const fresh = await read();
  await call('DELETE /flights/v2/plans/ridge-creek-survey');
  await call('DELETE /flights/v2/restrictions/ridge-creek-tfr');
  await call('POST /flights/v1/drones', {
    body: {droneId: 'x', collectionId: 'y', stream: {type: 'WebRTC', name: 'z'}},
  });
  expect((await call('POST /sandbox/reset')).status).toBeLessThan(300);
  const after = await read();
  for (const [index, path] of seededFlights.entries()) {
    const [one, other] = [fresh[index], after[index]];
    expect([path, one?.status, one && other?.bytes.equals(one.bytes)]).toEqual([path, 200, true]);
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
