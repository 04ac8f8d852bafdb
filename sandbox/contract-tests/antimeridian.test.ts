import {expect, test} from 'vitest';
import {encodeLine} from '../geometry/polyline';
import {openSandbox} from '../testing/openSandbox';

type Line = [lon: number, lat: number][];

/** A cut as RFC 7946 asks for it names one position twice, by both its longitudes. */
test.each<[string, Line]>([
  [
    'goes from +180° to -180°',
    [
      [180, 10],
      [-180, 10],
    ],
  ],
  [
    'is cut at the antimeridian',
    [
      [179, 10],
      [180, 10.5],
      [-180, 10.5],
      [-179, 11],
    ],
  ],
  [
    'runs along the antimeridian, its sides named differently',
    [
      [-180, 10],
      [180, 12],
    ],
  ],
  [
    'goes there and back',
    [
      [180, 0],
      [-180, 0],
      [180, 0],
    ],
  ],
])('the weather along a line that %s is told, of routes and plans', async (_, line) => {
  const {call} = await openSandbox();
  const step = {geometry: encodeLine(line), duration: 1, distance: 1};
  const route = {
    routeId: 'cut',
    routes: [{...step, legs: [{...step, summary: '', steps: [{...step, name: ''}]}]}],
  };
  const plan = {id: 'cut', collectionId: 'c', name: 'Cut', segments: [{type: 'waypoint', positions: line}]};
  const statuses = [];
  for (const [request, body] of [
    ['POST /weatherforecast/v2/routes', route],
    ['POST /weatherforecast/v2/routes?includeData=wind', route],
    ['POST /weatheralerts/v2/routes', route],
    ['POST /locations/v2/routes', route],
    ['GET /locations/v2/routes/cut/weather/forecast?includeData=temp'],
    ['GET /locations/v2/routes/cut/weather/alerts'],
    ['POST /flights/v2/plans', {format: 'uxv', plans: [plan]}],
    ['GET /flights/v2/flights/cut/weather/forecast?includeData=temp'],
    ['GET /flights/v2/flights/cut/weather/alerts'],
    ['GET /flights/v2/flights/cut/restrictions'],
  ] as const)
    statuses.push((await call(request, {body})).status);
  expect(statuses).toEqual([200, 200, 204, 201, 200, 200, 201, 200, 200, 200]);
});
