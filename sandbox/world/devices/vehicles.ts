import {type LonLat, offsetMetres} from '../../geometry/sphere';
import {between, chance, hash, choose, wordHash} from '../frame/hash';
import {cityRound, inTurn, thereAndBack} from './motion/paths';
import {bendToSisters, deschutesWays} from './motion/roads';
import {count, timetable} from './motion/timetable';
import type {FindLine, Way} from './motion/ways';
import type {Device} from './types';

/** How many rounds a vehicle in a city has: it drives them in turn. */
const ROUNDS = 2;
/** How far east, west, north and south of its depot the addresses of a round lie. Metres. */
const ROUND_METRES = 1300;

const drivers = ['T. Nguyen', 'R. Haddad', 'S. Kowalski', 'L. Mbeki', 'A. Romero', 'J. Fischer'];
const denver: LonLat = [-104.9903, 39.7392];
const tokyo: LonLat = [139.7454, 35.6895];

/** The story's fire engines, on the roads of Deschutes County. */
export function engines(seed: number, findLine: FindLine): Device[] {
  return count(26).map((number) => {
    // Engine 14 drives the story's road, Bend to Sisters.
    const way = number === 14 ? bendToSisters : (deschutesWays[number % deschutesWays.length] as Way);
    const draw = hash(seed, wordHash('engine'), number);
    return {
      objectId: `engine-${number}`,
      objectName: `Engine ${number}`,
      objectType: 'fire-engine',
      collectionId: 'deschutes-fleet',
      properties: {callSign: `E${number}`, crew: 3 + Math.floor(chance(draw, 1) * 3)},
      motion: timetable(
        thereAndBack(findLine(way)),
        {cruise: between(15, 21, draw, 2), acceleration: 0.8, rest: 900},
        draw,
      ),
    };
  });
}

/** Delivery vans on rounds through Denver, each from a depot of its own. */
export function couriers(seed: number, findLine: FindLine): Device[] {
  return count(60).map((number) => {
    const draw = hash(seed, wordHash('courier'), number);
    return {
      objectId: `courier-${number}`,
      objectName: `Courier ${number}`,
      objectType: 'van',
      collectionId: 'denver-couriers',
      properties: {driver: choose(drivers, draw, 3), parcels: 20 + Math.floor(90 * chance(draw, 4))},
      motion: throughTown(`courier-${number}`, draw, denver, findLine),
    };
  });
}

/** Taxis in Tokyo. */
export function taxis(seed: number, findLine: FindLine): Device[] {
  return count(48).map((number) => {
    const draw = hash(seed, wordHash('taxi'), number);
    return {
      objectId: `taxi-${number}`,
      objectName: `Taxi ${number}`,
      objectType: 'taxi',
      collectionId: 'tokyo-taxis',
      properties: {
        plate: `TKY ${100 + Math.floor(900 * chance(draw, 3))}`,
        seats: chance(draw, 4) < 0.8 ? 4 : 8,
      },
      motion: throughTown(`taxi-${number}`, draw, tokyo, findLine),
    };
  });
}

/** Rounds along the streets around a depot of a city. */
function throughTown(deviceId: string, draw: number, city: LonLat, findLine: FindLine) {
  const depot = offsetMetres(city, between(-3500, 3500, draw, 1), between(-3500, 3500, draw, 2));
  const rounds = count(ROUNDS).map((round) =>
    findLine({wayId: `${deviceId}-${round}`, stops: cityRound(depot, ROUND_METRES, draw, round)}),
  );
  return timetable(inTurn(rounds), {cruise: between(8, 13, draw, 5), acceleration: 1.2, rest: 240}, draw);
}
