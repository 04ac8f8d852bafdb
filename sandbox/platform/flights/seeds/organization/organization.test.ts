import {expect, test} from 'vitest';
import {openSandbox} from '../../../../testing/openSandbox';
import {readPlans} from '../../plan-formats/notations';
import {PLANS, uploadOf} from './organizationPlans';

const uploads = Array.from({length: PLANS}, (_, index) => uploadOf(index));

test('makes plans in all three notations that the platform would take from anybody', () => {
  expect(new Set(uploads.map(({format}) => format))).toEqual(new Set(['uxv', 'geojson', 'qgc']));
  expect(
    uploads.flatMap((upload) => readPlans(upload, 'plans')).flatMap(({violations}) => violations),
  ).toEqual([]);
  expect(new Set(uploads.map(({plans: [plan]}) => plan?.id)).size).toBe(PLANS);
});

test('the administrator lists them, some of a second version, some inside a control zone and most outside', async () => {
  const {call} = await openSandbox();
  const list = await call('GET /flights/v2/plans', {as: 'admin'});
  const {plans} = list.body as {plans: {flightPlanId: string}[]};
  expect(plans.length).toBe(PLANS + 1);

  const twice = await call('GET /flights/v2/plans/galveston-channel-survey-1?format=uxv', {as: 'admin'});
  expect(twice.body).toMatchObject({
    version: 2,
    createdBy: {name: 'Teo Alvarez'},
    updatedBy: {name: 'Jonas Reuter'},
  });

  const restrictionsOf = async (site: string) => {
    const planId = plans.find(({flightPlanId}) => flightPlanId.startsWith(site))?.flightPlanId;
    const response = await call(`GET /flights/v2/flights/${planId}/restrictions`, {as: 'admin'});
    return JSON.stringify(response.body);
  };
  expect(await restrictionsOf('phoenix-freight-yard')).toContain('control zone');
  expect(await restrictionsOf('marfa-plateau')).not.toContain('control zone');
});

test('every plan can be posted again as it is stored', async () => {
  const {call} = await openSandbox();
  for (const upload of uploads.slice(0, 14)) {
    const response = await call('POST /flights/v2/plans', {body: upload});
    expect([response.status, response.body]).toMatchObject([201, {plans: [{}]}]);
  }
});
