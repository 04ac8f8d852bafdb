import {expect, test} from 'vitest';
import {
  defaultNavigation,
  type Fence,
  type FlightPlan,
  type Segment,
} from '../../../../store/flights/flightPlan';
import {sizeViolations} from './sizeViolations';

const plan = (parts: Partial<FlightPlan>): FlightPlan => ({
  navigation: defaultNavigation,
  segments: [],
  fences: [],
  rallyPoints: [],
  ...parts,
});
const many = <Item>(count: number, item: Item): Item[] => Array.from({length: count}, () => item);
const position = [-121.6, 44.2];
const home: Segment = {type: 'returnToLaunch'};
const circle: Fence = {kind: 'circle', center: position, radius: 10, inclusion: true};
const ring = many(5, position);
const structure = (layers: number): Segment => ({
  type: 'structure',
  area: {type: 'Polygon', coordinates: [ring]},
  settings: {height: 1, layers},
});

test.each<[string, Partial<FlightPlan>, string]>([
  ['segments', {segments: many(2001, home)}, '2001 segments; the limit is 2000'],
  [
    'features',
    {segments: many(1500, home), fences: many(501, circle)},
    '2001 GeoJSON features; the limit is 2000',
  ],
  [
    'positions',
    {segments: [{type: 'waypoint', positions: many(20_001, position)}]},
    '20001 positions in one line; the limit is 20000',
  ],
  [
    'corners',
    {segments: [{type: 'survey', area: {type: 'Polygon', coordinates: [many(20_001, position)]}}]},
    '20001 corners in one ring; the limit is 20000',
  ],
  ['lines', {segments: many(2, structure(3000))}, '30000 lines to fly; the limit is 22000'],
  ['lines of a segment', {segments: [structure(4001)]}, '20005 lines in one segment; the limit is 20000'],
  [
    'commands',
    {segments: many(1000, {type: 'land', cameraActions: many(20, {action: 'takePhoto'})})},
    '23000 commands; the limit is 20000',
  ],
  ['circles', {fences: many(1001, circle)}, '1001 circular fences; the limit is 1000'],
  ['rally points', {rallyPoints: many(1001, {position: position})}, '1001 rally points; the limit is 1000'],
])('too many %s', (_what, parts, message) => {
  expect(sizeViolations(plan(parts), 'here', false)).toEqual([`here would make ${message}`]);
});

test('a layer count beyond all numbers is too many lines', () => {
  expect(sizeViolations(plan({segments: [structure(1e300)]}), 'here', true)).toHaveLength(1);
});

test('what fits fits; a file need not be written again', () => {
  expect(sizeViolations(plan({segments: many(2000, home)}), 'here', false)).toEqual([]);
  expect(sizeViolations(plan({rallyPoints: many(1001, {position: position})}), 'here', true)).toEqual([]);
});
