import {choose, chance} from '../../../world/frame/hash';

export type RoadKind = 'motorway' | 'highway' | 'road' | 'street';

/** A kind of road: how fast one drives on it (metres per second, free flow) and how it is named. */
export interface RoadClass {
  readonly kind: RoadKind;
  readonly speed: number;
  readonly name: (road: number) => string;
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

const street: RoadClass = {
  kind: 'street',
  speed: 9,
  name: (road) => `${choose([...trees, ...sights], road, 1)} ${choose(streets, road, 2)}`,
};
const road: RoadClass = {
  kind: 'road',
  speed: 15,
  name: (road) => `${choose(characters, road, 3)} ${choose(waters, road, 4)} Road`,
};
const highway: RoadClass = {
  kind: 'highway',
  speed: 20,
  name: (road) => `Highway ${20 + Math.floor(chance(road, 5) * 380)}`,
};
const motorway: RoadClass = {
  kind: 'motorway',
  speed: 27,
  name: (road) => `Motorway ${1 + Math.floor(chance(road, 6) * 98)}`,
};

/** The kind of road on which one covers most of a distance in metres. */
export function roadClassFor(metres: number): RoadClass {
  if (metres < 3000) return street;
  if (metres < 15_000) return road;
  return metres < 150_000 ? highway : motorway;
}

/** The name of a street of the finest lattice. */
export const streetName = street.name;
