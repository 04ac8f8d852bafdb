import {expect, test} from 'vitest';
import {createProjection, pointAlong, stretch} from './projection';

const sheet = createProjection({west: -122, east: -121, south: 44, north: 45}, 1000);

test('the corners of the extent are the corners of the drawing', () => {
  expect(sheet.project([-122, 45])).toEqual({x: 0, y: 0});
  expect(sheet.project([-121, 44])).toEqual({x: 1000, y: sheet.height});
});

test('a kilometre is as long eastward as northward', () => {
  const eastward = 1000 / (111.32 * Math.cos((44.5 * Math.PI) / 180));
  expect(sheet.kilometre).toBeCloseTo(eastward, 1);
  expect(sheet.height / 111.32).toBeCloseTo(sheet.kilometre, 1);
});

test('a ring is closed', () => {
  expect(
    sheet.path(
      [
        [-122, 45],
        [-121, 45],
        [-121, 44],
      ],
      true,
    ),
  ).toBe(`M0 0L1000 0L1000 ${sheet.height}Z`);
});

test('half way along a bent line is half way by length', () => {
  const bent = [
    {x: 0, y: 0},
    {x: 30, y: 0},
    {x: 30, y: 10},
  ];
  expect(pointAlong(bent, 0.5)).toEqual({x: 20, y: 0, direction: 0});
  expect(pointAlong(bent, 1)).toMatchObject({x: 30, y: 10});
  expect(() => pointAlong([{x: 0, y: 0}], 0)).toThrow('two points');
});

test('a stretch of a line keeps the corners inside it', () => {
  const bent = [
    {x: 0, y: 0},
    {x: 30, y: 0},
    {x: 30, y: 10},
  ];
  expect(stretch(bent, 0.5, 1).map(({x, y}) => [x, y])).toEqual([
    [20, 0],
    [30, 0],
    [30, 10],
  ]);
});
