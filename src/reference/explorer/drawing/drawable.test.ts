import type {Json} from '@site/src/openapi/document/types';
import {expect, test} from 'vitest';
import {drawableBody, drawableParameter} from './drawable';

const format = (body: unknown) => JSON.stringify(body);

test('waypoints are read and written as the contract writes them', () => {
  const drawable = drawableParameter('waypoints', '-121.3153,44.0582;-121.5492,44.291');
  expect(drawable).toMatchObject({
    kind: 'points',
    most: 25,
    positions: [
      [-121.3153, 44.0582],
      [-121.5492, 44.291],
    ],
  });
  expect(
    drawable?.write([
      [1.00000049, 2],
      [3, -4.5],
    ]),
  ).toBe('1,2;3,-4.5');
});

test('one position is drawn for coordinates; what is half typed is left out', () => {
  expect(drawableParameter('coordinates', '-121.3')).toMatchObject({most: 1, positions: []});
  expect(drawableParameter('objectId', '1,2')).toBeUndefined();
});

test('the first geometry of a body is drawn, wherever it stands', () => {
  const body = [{objectId: 'a', geometry: {type: 'Point', coordinates: [1, 2, 300]}, speed: 4}];
  const drawable = drawableBody(body, format);
  expect(drawable).toMatchObject({kind: 'points', positions: [[1, 2]], most: 1});
  // The altitude stays, and everything around it.
  expect(JSON.parse(drawable?.write([[5, 6]]) ?? '')).toEqual([
    {objectId: 'a', geometry: {type: 'Point', coordinates: [5, 6, 300]}, speed: 4},
  ]);
});

test('a polygon is closed again and keeps its holes', () => {
  const hole = [
    [1, 1],
    [2, 1],
    [2, 2],
    [1, 1],
  ];
  const body = {
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [9, 0],
          [9, 9],
          [0, 0],
        ],
        hole,
      ],
    },
  };
  const drawable = drawableBody(body, format);
  expect(drawable?.positions).toEqual([
    [0, 0],
    [9, 0],
    [9, 9],
  ]);
  expect(
    JSON.parse(
      drawable?.write([
        [0, 0],
        [8, 0],
        [8, 8],
        [0, 8],
      ]) ?? '',
    ),
  ).toEqual({
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [8, 0],
          [8, 8],
          [0, 8],
          [0, 0],
        ],
        hole,
      ],
    },
  });
});

const undrawn: readonly (Json | undefined)[] = [
  undefined,
  null,
  'text',
  {type: 'Point'},
  {geometry: {type: 'MultiPoint', coordinates: []}},
  [],
];

test.each(undrawn)('nothing is drawn for %j', (body) => expect(drawableBody(body, format)).toBeUndefined());
