import {expect, test} from 'vitest';
import {findFeatures} from './findFeatures';

const point = {type: 'Point', coordinates: [-121.3153, 44.0582]};
const square = {
  type: 'Polygon',
  coordinates: [
    [
      [-122, 44],
      [-121, 44],
      [-121, 45],
      [-122, 44],
    ],
  ],
};

test('finds GeoJSON of every kind', () => {
  const feature = {type: 'Feature', geometry: point, properties: {name: 'Bend', towns: 1}};
  const expected = [{...feature, properties: {name: 'Bend', towns: 1, label: 'Bend'}}];
  expect(findFeatures({type: 'FeatureCollection', features: [feature]})).toEqual(expected);
  expect(findFeatures(feature)).toEqual(expected);
  expect(findFeatures(square)).toEqual([{type: 'Feature', geometry: square, properties: {}}]);
});

test('finds the objects of the platform, with the name that stands nearest', () => {
  const response = {
    objects: [{objectId: 'heron-7', objectName: 'Heron 7', geometry: point, properties: {battery: 80}}],
    alerts: [{identifier: 'x', headlineText: 'Red flag warning', detailPolygon: square}],
    restriction: {
      restrictionId: 'ridge-creek-tfr',
      featureCollection: {type: 'FeatureCollection', features: [square]},
    },
  };
  expect(findFeatures(response).map(({properties, geometry}) => [properties.label, geometry.type])).toEqual([
    ['Heron 7', 'Point'],
    ['Red flag warning', 'Polygon'],
    ['ridge-creek-tfr', 'Polygon'],
  ]);
});

test('reads a route once, and its waypoints', () => {
  const line = '_p~iF~ps|U_ulLnnqC';
  const routes = [{geometry: line, legs: [{steps: [{geometry: line}]}]}];
  const found = findFeatures({
    routeId: 'bend-to-sisters',
    routes,
    waypoints: [{name: 'Bend', location: [-121.3, 44]}],
  });
  expect(found).toHaveLength(2);
  expect(found[0]).toMatchObject({
    geometry: {
      type: 'LineString',
      coordinates: [
        [-120.2, 38.5],
        [-120.95, 40.7],
      ],
    },
    properties: {label: 'bend-to-sisters'},
  });
  expect(found[1]).toMatchObject({geometry: {type: 'Point'}, properties: {label: 'Bend'}});
});

test('takes nothing for a place that is none', () => {
  const others = [
    null,
    'text',
    {geometry: 'Bend'},
    {geometry: null},
    {geometry: {type: 'Point', coordinates: ['a', 'b']}},
    {geometry: {type: 'Point', coordinates: []}},
    {type: 'Polygon', coordinates: [1, 2]},
    {location: [1, 2, 3, 4]},
    {position: [200, 95]},
    {type: 'Feature', geometry: null, properties: {}},
  ];
  for (const other of others) expect(findFeatures(other)).toEqual([]);
});

test('alerts have the colour of their severity, restrictions that of their type, also in their parts', () => {
  const found = findFeatures({
    alerts: [
      {severityCode: 2, detailPolygon: square},
      {severityCode: 4, detailPolygon: square},
    ],
    restriction: {
      restrictionId: 'ridge-creek-tfr',
      type: 'custom',
      featureCollection: {
        type: 'FeatureCollection',
        features: [{type: 'Feature', geometry: square, properties: {}}],
      },
    },
    fires: [{fireId: 'f1', boundary: square}],
  });
  expect(found.map(({properties: {colour}}) => colour)).toEqual(['fire', 'data', 'signal', 'fire']);
});
