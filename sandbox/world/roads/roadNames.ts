import {choose, chance} from '../frame/hash';

export type RoadKind = 'motorway' | 'highway' | 'road' | 'street';

/** A kind of road: how fast one drives on it (metres per second, free flow) and how it is named. */
export interface RoadClass {
  readonly kind: RoadKind;
  readonly speed: number;
  readonly name: (number: number) => string;
}

const trees = [
  'Juniper',
  'Alder',
  'Cedar',
  'Willow',
  'Aspen',
  'Hawthorn',
  'Maple',
  'Larch',
  'Linden',
  'Rowan',
];
const sights = [
  'Mill',
  'Bridge',
  'Orchard',
  'Quarry',
  'Chapel',
  'Harbour',
  'Meadow',
  'Foundry',
  'Market',
  'Ridge',
];
const streets = ['Street', 'Street', 'Avenue', 'Lane', 'Drive', 'Court'];
const characters = ['Old', 'Upper', 'Lower', 'North', 'South', 'Long', 'White', 'Stone'];
const waters = ['Creek', 'River', 'Lake', 'Springs', 'Valley', 'Hill', 'Ferry', 'Mill'];

export const street: RoadClass = {
  kind: 'street',
  speed: 9,
  name: (number) => `${choose([...trees, ...sights], number, 1)} ${choose(streets, number, 2)}`,
};
/** A street in the country. */
export const lane: RoadClass = {
  kind: 'street',
  speed: 13,
  name: (number) => `${choose(characters, number, 7)} ${choose([...trees, ...sights], number, 8)} Lane`,
};
export const road: RoadClass = {
  kind: 'road',
  speed: 17,
  name: (number) => `${choose(characters, number, 3)} ${choose(waters, number, 4)} Road`,
};
export const highway: RoadClass = {
  kind: 'highway',
  speed: 22,
  name: (number) => `Highway ${20 + Math.floor(chance(number, 5) * 380)}`,
};
export const motorway: RoadClass = {
  kind: 'motorway',
  speed: 29,
  name: (number) => `Motorway ${1 + Math.floor(chance(number, 6) * 98)}`,
};
