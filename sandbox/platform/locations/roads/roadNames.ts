import {pick, chance} from '../../../world/hash';

/** A kind of road: how fast one drives on it (metres per second, free flow) and how it is named. */
export interface RoadClass {
  readonly speed: number;
  readonly name: (road: number) => string;
}

const TREES = [
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
const SIGHTS = [
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
const STREETS = ['Street', 'Street', 'Avenue', 'Lane', 'Drive', 'Court'];
const CHARACTERS = ['Old', 'Upper', 'Lower', 'North', 'South', 'Long', 'White', 'Stone'];
const WATERS = ['Creek', 'River', 'Lake', 'Springs', 'Valley', 'Hill', 'Ferry', 'Mill'];

const STREET: RoadClass = {
  speed: 9,
  name: (road) => `${pick([...TREES, ...SIGHTS], road, 1)} ${pick(STREETS, road, 2)}`,
};
const ROAD: RoadClass = {
  speed: 15,
  name: (road) => `${pick(CHARACTERS, road, 3)} ${pick(WATERS, road, 4)} Road`,
};
const HIGHWAY: RoadClass = {speed: 20, name: (road) => `Highway ${20 + Math.floor(chance(road, 5) * 380)}`};
const MOTORWAY: RoadClass = {speed: 27, name: (road) => `Motorway ${1 + Math.floor(chance(road, 6) * 98)}`};

/** The kind of road on which one covers most of a distance in metres. */
export function roadClassFor(metres: number): RoadClass {
  if (metres < 3000) return STREET;
  if (metres < 15_000) return ROAD;
  return metres < 150_000 ? HIGHWAY : MOTORWAY;
}

/** The name of a street of the finest lattice. */
export const streetName = STREET.name;
