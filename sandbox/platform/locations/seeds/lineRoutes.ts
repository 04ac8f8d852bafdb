import {encodeLine} from '../../../geometry/polyline';
import type {Devices} from '../../../world/devices/devices';
import {ferryLines, redmondToSisters, rhine} from '../../../world/devices/motion/roads';
import {rounded} from '../../../geometry/rounded';
import {distanceMetres, type LonLat} from '../../../geometry/sphere';

interface Line {
  readonly routeId: string;
  readonly description: string;
  readonly collectionId: string;
  readonly line: readonly LonLat[];
  /** The road's name; waters have none. */
  readonly name: string;
  /** Metres per second. */
  readonly speed: number;
}

/** Lines on which devices move, from the world's own map. */
const linesOf = ({findLine}: Devices): readonly Line[] => [
  {
    routeId: 'seattle-to-bainbridge',
    description: 'Ferry crossing of M/V Salish',
    collectionId: 'puget-ferries',
    line: ferryLines[0]?.line ?? [],
    name: '',
    speed: 8.5,
  },
  {
    routeId: 'seattle-to-bremerton',
    description: 'Ferry crossing of M/V Tahoma',
    collectionId: 'puget-ferries',
    line: ferryLines[1]?.line ?? [],
    name: '',
    speed: 8.5,
  },
  {
    routeId: 'redmond-to-sisters',
    description: 'The way of the engines from Redmond',
    collectionId: 'deschutes-fleet',
    line: findLine(redmondToSisters),
    name: 'OR-126 W',
    speed: 22,
  },
  {
    routeId: 'rotterdam-to-duisburg',
    description: 'Up the Rhine',
    collectionId: 'rhine-barges',
    line: rhine,
    name: '',
    speed: 3.8,
  },
];

/** Stored lines from elsewhere: one leg with one step, both over the whole length, as the contract wants them. */
export function lineRoutes(devices: Devices) {
  return linesOf(devices).map(({routeId, description, collectionId, line, name, speed}) => {
    const metres = line.reduce(
      (sum, position, index) => sum + distanceMetres(line[index - 1] ?? position, position),
      0,
    );
    const whole = {
      geometry: encodeLine(line),
      duration: rounded(metres / speed, 1),
      distance: rounded(metres, 1),
    };
    const {duration, distance} = whole;
    return {
      routeId,
      description,
      collectionId,
      routes: [{...whole, legs: [{summary: name, duration, distance, steps: [{...whole, name}]}]}],
    };
  });
}
