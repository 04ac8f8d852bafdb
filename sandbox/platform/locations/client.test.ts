import {expect, test} from 'vitest';
import {connect} from '../../testing/connect';

const point = (lon: number, lat: number): {type: 'Point'; coordinates: number[]} => ({
  type: 'Point',
  coordinates: [lon, lat],
});

test('a device describes itself, reports, is found on the map and leaves a track', async () => {
  const api = await connect();
  const described = await api.POST('/locations/v2/objects/metadata', {
    body: [
      {objectId: 'kestrel-1', objectName: 'Kestrel 1', objectType: 'drone', collectionId: 'cascade-drones'},
    ],
  });
  expect(described.response.headers.get('location')).toBe('/locations/v2/objects/kestrel-1/metadata');

  const reported = await api.POST('/locations/v2/objects', {
    params: {query: {echo: true}},
    body: [
      {
        objectId: 'kestrel-1',
        timestamp: '2026-07-14T17:59:50Z',
        geometry: point(-121.61, 44.21),
        isStatic: false,
      },
      {
        objectId: 'kestrel-1',
        timestamp: '2026-07-14T17:59:55Z',
        geometry: point(-121.62, 44.21),
        isStatic: false,
      },
    ],
  });
  expect(reported.data).toMatchObject({
    accepted: 2,
    objects: [{collectionName: 'Cascade survey drones'}, {}],
  });

  const path = {objectIds: ['kestrel-1', 'heron-7']};
  const read = await api.GET('/locations/v2/objects/{objectIds}', {params: {path}});
  expect(read.data?.objects.map(({objectId}) => objectId)).toEqual(['heron-7', 'kestrel-1']);
  const listed = await api.GET('/locations/v2/objects', {params: {query: {collectionId: 'cascade-drones'}}});
  expect(listed.data?.objects.map(({objectId}) => objectId)).toContain('kestrel-1');

  const history = await api.GET('/locations/v2/objects/{objectId}/history', {
    params: {path: {objectId: 'kestrel-1'}, query: {start: '2026-07-14T17:00:00Z', limit: 1}},
  });
  expect(history.data?.history).toHaveLength(1);
  expect(history.data?.after).toBeDefined();

  const metadata = await api.GET('/locations/v2/objects/{objectIds}/metadata', {
    params: {path: {objectIds: ['kestrel-1']}},
  });
  expect(metadata.data?.metadata[0]?.objectName).toBe('Kestrel 1');
  expect((await api.GET('/locations/v2/objects/metadata')).data?.metadata.length).toBeGreaterThan(200);
  const gone = await api.DELETE('/locations/v2/objects/{objectIds}', {
    params: {path: {objectIds: ['kestrel-1']}},
  });
  const forgotten = await api.DELETE('/locations/v2/objects/{objectIds}/metadata', {
    params: {path: {objectIds: ['kestrel-1']}},
  });
  expect([gone.response.status, forgotten.response.status]).toEqual([204, 204]);
});

test('an area is drawn, listed as text and rubbed out', async () => {
  const api = await connect();
  const ring = [
    [-121.6, 44.2],
    [-121.5, 44.2],
    [-121.5, 44.3],
    [-121.6, 44.2],
  ];
  const body = {
    areaId: 'camp',
    areaName: 'Camp',
    format: 'geojson' as const,
    geometry: {type: 'Polygon' as const, coordinates: [ring]},
  };
  expect((await api.POST('/locations/v2/areas', {body})).response.status).toBe(201);
  const listed = await api.GET('/locations/v2/areas', {params: {query: {format: 'wkt'}}});
  expect(listed.data?.areas.find(({areaId}) => areaId === 'camp')?.geometry).toMatch(/^POLYGON \(\(/);
  const path = {areaIds: ['camp']};
  const read = await api.GET('/locations/v2/areas/{areaIds}', {params: {path, query: {format: 'geojson'}}});
  expect(read.data?.areas).toEqual([body]);
  expect((await api.DELETE('/locations/v2/areas/{areaIds}', {params: {path}})).response.status).toBe(204);
});

test('a computed route is stored as it is, followed and deleted', async () => {
  const api = await connect();
  const computed = await api.GET('/locations/v2/route/{waypoints}', {
    params: {
      path: {waypoints: '-121.3153,44.0582;-121.1739,44.2726'},
      query: {echo: true, routeId: 'bend-to-redmond'},
    },
  });
  if (!computed.data) throw new Error(JSON.stringify(computed.error));
  const stored = await api.POST('/locations/v2/routes', {body: computed.data});
  expect(stored.response.status).toBe(201);
  expect(stored.data).toEqual({...computed.data, received: '2026-07-14T18:00:00Z'});

  const path = {routeId: 'bend-to-redmond'};
  const read = await api.GET('/locations/v2/routes/{routeId}', {params: {path}});
  expect(read.data).toEqual(stored.data);
  const first = await api.GET('/locations/v2/routes', {params: {query: {limit: 1}}});
  const second = await api.GET('/locations/v2/routes', {
    params: {query: {limit: 1, after: first.data?.after}},
  });
  expect(first.data?.routes[0]?.routeId).toBe('bend-to-redmond');
  expect(second.data?.routes[0]?.routeId).toBe('bend-to-sisters');
  expect((await api.DELETE('/locations/v2/routes/{routeId}', {params: {path}})).response.status).toBe(204);
  const sea = await api.GET('/locations/v2/route/{waypoints}', {
    params: {path: {waypoints: '-121.3153,44.0582;-140,44'}},
  });
  expect(sea.error).toEqual({
    status_code: 404,
    message: 'No route exists between waypoint 0 and waypoint 1.',
  });
});

test('a dispatcher asks for the weather of a drone, a fleet and a road', async () => {
  const api = await connect();
  const objectIds = ['heron-7', 'ridge-mast-2'];
  const alerts = await api.GET('/locations/v2/objects/{objectIds}/weather/alerts', {
    params: {path: {objectIds}},
  });
  const [drone, mast] = alerts.data?.locations ?? [];
  expect(drone && 'alerts' in drone && drone.alerts[0]?.attributionString).toBeTruthy();
  expect(mast && 'error' in mast && mast.error).toBe('Bad location geometry');

  const query = {forecastHour: 6, weatherTypes: ['wind' as const, 'gust' as const]};
  const forecast = await api.GET('/locations/v2/objects/{objectIds}/weather/forecast', {
    params: {path: {objectIds}, query},
  });
  expect(forecast.data?.locations).toHaveLength(2);

  const collectionIds = ['deschutes-fleet'];
  const collection = await api.GET('/locations/v2/collections/{collectionIds}/weather/forecast', {
    params: {path: {collectionIds}, query},
  });
  expect(collection.data && 'locations' in collection.data && collection.data.locations.length).toBe(26);
  const roads = await api.GET('/locations/v2/collections/{collectionIds}/weather/alerts', {
    params: {path: {collectionIds}, query: {collectionType: 'routes'}},
  });
  expect(roads.data && 'routes' in roads.data && roads.data.routes.length).toBe(2);

  const path = {routeId: 'bend-to-sisters'};
  const warned = await api.GET('/locations/v2/routes/{routeId}/weather/alerts', {params: {path}});
  expect(warned.data?.routes[0]?.overlaps[0]?.alert.areaId).toBe('ORZ611');
  const along = await api.GET('/locations/v2/routes/{routeId}/weather/forecast', {
    params: {path, query: {...query, includeData: 'gust'}},
  });
  expect(along.data?.routes[0]?.dataPoints).toHaveLength(7);
});
