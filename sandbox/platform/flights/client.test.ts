import {expect, test} from 'vitest';
import {connect} from '../../testing/connect';
import {openWebhookReceiver, sendJson} from '../../testing/webhookReceiver';

const area = [
  [-121.3, 44.05],
  [-121.25, 44.05],
  [-121.25, 44.08],
  [-121.3, 44.08],
  [-121.3, 44.05],
];

test('a pilot plans a flight, closes the air, sees the two meet, and takes both back', async () => {
  const api = await connect();
  const planned = await api.POST('/flights/v2/plans', {
    body: {
      format: 'geojson',
      plans: [
        {
          type: 'FeatureCollection',
          id: 'butte-survey',
          collectionId: 'cascade-drones',
          features: [
            {
              type: 'Feature',
              geometry: {type: 'Polygon', coordinates: [area]},
              properties: {role: 'survey', settings: {spacing: 500, turnaroundDistance: 0}},
            },
            {type: 'Feature', geometry: null, properties: {role: 'returnToLaunch'}},
          ],
        },
      ],
    },
  });
  expect(planned.response.headers.get('location')).toBe('/flights/v2/plans/butte-survey');
  expect(planned.data?.plans[0]?.collectionName).toBe('Cascade survey drones');

  const restrictionId = 'butte-closed';
  const closed = await api.POST('/flights/v2/restrictions', {
    body: {
      restrictionId,
      featureCollection: {
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            geometry: {type: 'Polygon', coordinates: [area]},
            properties: {name: 'Butte', ceilingMeters: 1500},
          },
        ],
      },
    },
  });
  expect(closed.data?.access).toBe('owner');

  const path = {planId: 'butte-survey', flightPlanId: 'butte-survey', restrictionId};
  const met = await api.GET('/flights/v2/flights/{flightPlanId}/restrictions', {params: {path}});
  expect(met.data?.restrictions.map(({restriction}) => restriction.id)).toContain(restrictionId);
  const warned = await api.GET('/flights/v2/flights/{flightPlanId}/weather/alerts', {params: {path}});
  expect(warned.data?.routes[0]?.route.flightPlanId).toBe('butte-survey');
  const forecast = await api.GET('/flights/v2/flights/{flightPlanId}/weather/forecast', {
    params: {path, query: {forecastHour: 1, weatherTypes: ['temp', 'wind'], includeData: 'temp'}},
  });
  expect(forecast.data?.routes[0]?.dataPoints?.map(({forecastHour}) => forecastHour)).toEqual([0, 1]);
  const over = await api.GET('/flights/v2/alerts/restrictions/{coordinates}', {
    params: {path: {coordinates: [-121.27, 44.06]}},
  });
  expect(over.data?.alerts).toMatchObject([{id: restrictionId, ceilingMeters: 1500}]);
  const listed = await api.GET('/flights/v2/restrictions', {params: {query: {type: 'owner'}}});
  expect(listed.data?.features.length).toBeGreaterThan(1);
  const tile = await api.GET('/flights/v2/tile/restrictions/{zoom}/{x}/{y}', {
    params: {path: {zoom: 10, x: 167, y: 371}},
    parseAs: 'arrayBuffer',
  });
  expect([tile.response.status, new Uint8Array(tile.data ?? new ArrayBuffer(0))[0]]).toEqual([200, 0x1a]);

  const file = await api.GET('/flights/v2/plans/{planId}', {params: {path, query: {format: 'qgc'}}});
  expect(file.data).toMatchObject({fileType: 'Plan', id: 'butte-survey'});
  const deleted = await api.DELETE('/flights/v2/plans/{planId}', {params: {path}});
  expect([deleted.response.status, deleted.error]).toEqual([204, undefined]);
  expect(
    (await api.DELETE('/flights/v2/restrictions/{restrictionId}', {params: {path}})).response.status,
  ).toBe(204);
  const gone = await api.GET('/flights/v2/restrictions/{restrictionId}', {params: {path}});
  expect(gone.error).toEqual({status_code: 404, message: 'The resource was not found.'});
  const plans = await api.GET('/flights/v2/plans', {params: {query: {collectionId: 'cascade-drones'}}});
  expect(plans.data?.plans.map(({flightPlanId}) => flightPlanId)).not.toContain('butte-survey');
});

test('a receiver registers its format, reports in it, and its aircraft are followed', async () => {
  const api = await connect();
  const {url} = await openWebhookReceiver(
    sendJson([
      {
        objectId: 'n912at',
        timestamp: '2026-07-14T17:59:00Z',
        geometry: {type: 'Point', coordinates: [-121.37, 44.23, 2438]},
        speed: 112.6,
      },
    ]),
  );
  const registered = await api.POST('/webhooks/v1', {body: {format: 'adsb', url}});
  expect(registered.response.headers.get('location')).toBe('/webhooks/v1/adsb');
  await api.POST('/flights/v2/objects/metadata', {
    body: [{objectId: 'n912at', objectName: 'Tanker 912', objectType: 'aircraft'}],
  });
  const reported = await api.POST('/flights/v2/objects', {
    params: {query: {echo: true}},
    body: {format: 'adsb', objects: [{tail: 'N912AT', kts: 219}]},
  });
  expect(reported.data).toMatchObject({accepted: 1, objects: [{objectName: 'Tanker 912', speed: 112.6}]});

  const path = {objectIds: ['n912at'], format: 'adsb'};
  const followed = await api.GET('/flights/v2/objects/{objectIds}', {params: {path}});
  expect(followed.data?.objects[0]?.geometry?.coordinates).toEqual([-121.37, 44.23, 2438]);
  expect((await api.GET('/flights/v2/objects')).data?.objects.map(({objectId}) => objectId)).toContain(
    'n912at',
  );
  const known = await api.GET('/flights/v2/objects/{objectIds}/metadata', {params: {path}});
  expect(known.data?.metadata[0]?.objectType).toBe('aircraft');
  expect((await api.GET('/flights/v2/objects/metadata')).data?.metadata).toHaveLength(3);

  expect((await api.DELETE('/flights/v2/objects/{objectIds}', {params: {path}})).response.status).toBe(204);
  expect(
    (await api.DELETE('/flights/v2/objects/{objectIds}/metadata', {params: {path}})).response.status,
  ).toBe(204);
  expect((await api.DELETE('/webhooks/v1/{format}', {params: {path}})).response.status).toBe(204);
  const {error} = await api.POST('/flights/v2/objects', {body: {format: 'adsb', objects: [{}]}});
  expect(error?.message).toBe(
    'body.format: no webhook is registered for "adsb"; there are webhooks for "skytrack", "tower-log"',
  );
  expect((await api.GET('/webhooks/v1/{format}', {params: {path}})).error?.status_code).toBe(404);
  expect((await api.GET('/webhooks/v1')).data?.webhooks).toHaveLength(2);
});

test('a program of version 1 finds its drones and their streams', async () => {
  const api = await connect();
  const drone = {
    droneId: 'wren-1',
    collectionId: 'cascade-drones',
    stream: {type: 'WebRTC' as const, name: 'wren-live'},
  };
  expect((await api.POST('/flights/v1/drones', {body: drone})).data).toEqual(drone);
  const path = {droneId: 'wren-1'};
  expect((await api.GET('/flights/v1/drones/{droneId}', {params: {path}})).data).toEqual(drone);
  expect((await api.GET('/flights/v1/drones')).data?.drones).toHaveLength(3);
  const streams = await api.GET('/flights/v1/drones/{droneId}/streams', {params: {path}});
  expect(streams.data?.streams).toEqual([{droneId: 'wren-1', streamName: 'wren-live'}]);
});
