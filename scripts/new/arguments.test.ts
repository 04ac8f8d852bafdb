import {expect, test} from 'vitest';
import {root} from '../lib/run.mjs';
import {planOperation} from './operation/planOperation';
import {planPanel} from './panel/planPanel';

const PATH = '/locations/v2/depots/{depotId}';

test.each([
  [
    'an id in another form',
    ['Air Quality'],
    {},
    '"Air Quality" is no id of a panel: write words in lower case',
  ],
  ['two ids', ['air', 'quality'], {}, '"air quality" is no id of a panel'],
  ['a folder that exists', ['shared'], {}, 'src/dashboard/shared exists: choose another id.'],
  [
    'no group',
    ['air-quality'],
    {},
    'Say which group opens the panel, with --group. The groups are: users, devices',
  ],
  [
    'an unknown group',
    ['air-quality'],
    {group: 'air'},
    'There is no group "air". The groups are: users, devices',
  ],
  ['a quote in words', ['lightning'], {title: "Today's"}, '--title is plain words'],
  ['empty words', ['lightning'], {purpose: ' '}, '--purpose is plain words'],
])('a panel with %s is refused, and says what to write', async (_, names, options, message) => {
  await expect(planPanel(root, names, options)).rejects.toThrow(message);
});

test('a panel belongs to the group of its name, if there is one', async () => {
  const {data} = await planPanel(root, ['power-lines'], {});
  expect(data).toMatchObject({group: 'powerLines', title: 'Power lines'});
});

test.each([
  [
    'an id in another form',
    ['readDepot', PATH],
    {},
    '"readDepot" is no id of an operation that reads a record',
  ],
  ['no path', ['getDepot'], {}, '"" is no path of a record'],
  [
    'a path without an id',
    ['getDepots', '/locations/v2/depots'],
    {},
    '"/locations/v2/depots" is no path of a record',
  ],
  ['a taken id', ['getroute', PATH], {}, '"getroute" is no id'],
  [
    'a taken id',
    ['getRoute', PATH],
    {},
    'The id getRoute is taken: it is GET /locations/v2/routes/{routeId}.',
  ],
  [
    'a taken path',
    ['getWay', '/locations/v2/routes/{wayId}'],
    {},
    'Add a method to api/paths/locations/routes-by-id.yaml',
  ],
  [
    'an unknown domain',
    ['getDepot', '/depots/v1/all/{depotId}'],
    {},
    'No domain has paths that begin with /depots. There are: /locations, /flights',
  ],
  [
    'no tag',
    ['getDepot', PATH],
    {},
    `Say which tag ${PATH} stands under, with --tag. The tags are: Collections`,
  ],
  [
    'an unknown tag',
    ['getDepot', PATH],
    {tag: 'Depots'},
    'The contract has no tag "Depots". The tags are: Collections',
  ],
])('an operation with %s is refused, and says what to write', (_, names, options, message) => {
  expect(() => planOperation(root, names, options)).toThrow(message);
});

test('an operation stands under the tag of its neighbours, and in the folders of its domain', () => {
  const {added, data} = planOperation(root, ['getIncident', '/webhooks/v1/deliveries/{deliveryId}'], {
    tag: 'Webhooks',
  });
  expect(Object.keys(added)).toEqual([
    'api/paths/flights/deliveries-by-id.yaml',
    'sandbox/platform/webhooks/deliveries/getIncident.ts',
    'sandbox/platform/webhooks/deliveries/getIncident.test.ts',
  ]);
  expect(data).toMatchObject({aNoun: 'an incident', exampleId: 'delivery-1'});
  expect(planOperation(root, ['getRouteCost', '/locations/v2/routes/{routeId}/cost'], {}).data).toMatchObject(
    {tag: 'Routes'},
  );
});
