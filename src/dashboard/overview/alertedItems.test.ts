import type {Item} from '@site/src/collections/objects/items';
import {expect, test} from 'vitest';
import type {FireZone} from '../shared/data/fireQuestions';
import {
  distinctItems,
  findAlerted,
  findBurning,
  gravestFirst,
  troublesOf,
  type AlertedLocation,
} from './alertedItems';

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
        severityCode: eventDescription === 'Flood' ? 2 : 3,
        expireTime: END,
      })),
    }) as unknown as AlertedLocation;
  expect(
    findAlerted(
      [van, mast],
      [location('van', ['Flood', 'Wind']), location('mast', []), location('x', ['Flood'])],
    ),
  ).toEqual([{item: van, trouble: 'severeAlert', by: 'Flood, Deschutes County', until: END}]);
  // The severe ones first.
  expect(
    findAlerted([van, mast], [location('van', ['Wind']), location('mast', ['Flood'])]).map(
      ({item}) => item.id,
    ),
  ).toEqual(['mast', 'van']);
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
  expect(findBurning([van, mast, unplaced, {...van}], [fire])).toEqual([
    {item: van, trouble: 'fire', by: 'Ridge'},
  ]);
});

test('counts an object once that two services know', () => {
  expect(distinctItems([van, mast, {...van}]).map(({id}) => id)).toEqual(['van', 'mast']);
});

test('the gravest trouble of an object comes first, and of objects those with the gravest', () => {
  const boat = itemAt('boat', 0, 0);
  const known = troublesOf([
    {item: van, trouble: 'silent'},
    {item: mast, trouble: 'alert'},
    {item: boat, trouble: 'silent'},
    {item: van, trouble: 'alert'},
    {item: van, trouble: 'alert'},
    {item: mast, trouble: 'fire'},
  ]);
  expect([...known]).toEqual([
    ['mast', ['fire', 'alert']],
    ['van', ['silent', 'alert']],
    ['boat', ['silent']],
  ]);
  const order = gravestFirst(['none', 'boat', 'van', 'mast'], (id) => known.get(id) ?? []);
  expect(order).toEqual(['mast', 'van', 'boat', 'none']);
});
