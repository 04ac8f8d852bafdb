import type {Item} from '@site/src/collections/objects/items';
import {expect, test} from 'vitest';
import type {FireZone} from '../shared/data/fireQuestions';
import {distinctItems, findAlerted, findBurning, type AlertedLocation} from './alertedItems';

const itemAt = (id: string, ...coordinates: number[]) =>
  ({id, name: id, object: {geometry: {type: 'Point', coordinates}}}) as unknown as Item;
const van = itemAt('van', 10.5, 0.5);
const mast = itemAt('mast', 20, 0.5);

const END = '2026-07-15T09:00:00Z';

test('names the gravest warning of each object that is in one, with its zone or county', () => {
  const location = (objectId: string, events: readonly string[]) =>
    ({
      objectId,
      alerts: events.map((eventDescription) => ({
        eventDescription,
        areaName: 'Deschutes County',
        expireTime: END,
      })),
    }) as unknown as AlertedLocation;
  expect(
    findAlerted(
      [van, mast],
      [location('van', ['Flood', 'Wind']), location('mast', []), location('x', ['Flood'])],
    ),
  ).toEqual([{item: van, by: 'Flood, Deschutes County', until: END}]);
});

test('finds what is inside of a fire', () => {
  const ring = [
    [10, 0],
    [11, 0],
    [11, 1],
    [10, 1],
    [10, 0],
  ];
  const fire = {
    geometry: {type: 'Polygon', coordinates: [ring]},
    properties: {name: 'Ridge'},
  } as unknown as FireZone;
  const unplaced = {...van, id: 'none', object: {}} as unknown as Item;
  // The same drone may report as a location and as a flight object.
  expect(findBurning([van, mast, unplaced, {...van}], [fire])).toEqual([{item: van, by: 'Ridge'}]);
});

test('counts an object once that two services know', () => {
  expect(distinctItems([van, mast, {...van}]).map(({id}) => id)).toEqual(['van', 'mast']);
});
