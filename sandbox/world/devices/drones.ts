import {type LonLat, offsetMetres} from '../../geometry/sphere';
import {between, chance, hash, choose, wordHash} from '../frame/hash';
import {survey} from './motion/paths';
import {count, timetable} from './motion/timetable';
import type {Device} from './types';

const pilots = ['Mara Lindqvist', 'Jonas Okafor', 'Priya Raman', 'Elena Costa'];
const ridgeCreek: LonLat = [-121.62, 44.21];
/** Where the story's drones take off: a meadow beside the road from Sisters. */
const launch: LonLat = [-121.585, 44.262];

/** The story's survey drones, around the fire. */
export function cascadeDrones(seed: number): Device[] {
  return count(16).map((number) => {
    const draw = hash(seed, wordHash('heron'), number);
    const around = (2 * Math.PI * number) / 16;
    // Heron 7 flies along the fire itself, the others beside it.
    const away = number === 7 ? 0 : 2500 + 1500 * chance(draw, 1);
    const corner = offsetMetres(ridgeCreek, away * Math.cos(around) - 600, away * Math.sin(around) - 500);
    const lines = survey(launch, corner, 1200, 1000, 120, Math.floor(between(0, 180, draw, 3)));
    return {
      objectId: `heron-${number}`,
      objectName: `Heron ${number}`,
      objectType: 'drone',
      collectionId: 'cascade-drones',
      properties: {
        pilot: number === 7 ? 'Mara Lindqvist' : choose(pilots, draw, 4),
        batteryPercent: 35 + Math.floor(60 * chance(draw, 5)),
      },
      motion: timetable(() => lines, {cruise: 10, acceleration: 1.5, rest: 600, ground: 1060}, draw),
    };
  });
}

/** Drones that look after pastures south-west of Christchurch. */
export function pastureDrones(seed: number): Device[] {
  return count(14).map((number) => {
    const draw = hash(seed, wordHash('kea'), number);
    const farm: LonLat = [172.1 + 0.5 * chance(draw, 1), -43.75 + 0.3 * chance(draw, 2)];
    const lines = survey(
      farm,
      offsetMetres(farm, 150, 100),
      700,
      600,
      90,
      Math.floor(between(0, 180, draw, 3)),
    );
    return {
      objectId: `kea-${number}`,
      objectName: `Kea ${number}`,
      objectType: 'drone',
      collectionId: 'canterbury-drones',
      properties: {pilot: choose(pilots, draw, 4), batteryPercent: 35 + Math.floor(60 * chance(draw, 5))},
      motion: timetable(() => lines, {cruise: 8, acceleration: 1.5, rest: 900, ground: 90}, draw),
    };
  });
}
