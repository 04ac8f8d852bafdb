import {between, chance, hash, choose, wordHash} from '../frame/hash';
import {thereAndBack} from './motion/paths';
import {ferryLines, rhine} from './motion/roads';
import {count, timetable} from './motion/timetable';
import type {Device} from './types';

const ferryNames = [
  'Salish',
  'Tahoma',
  'Kittitas',
  'Suquamish',
  'Chelan',
  'Issaquah',
  'Walla Walla',
  'Spokane',
];
const cargoes = ['Containers', 'Gravel', 'Grain', 'Coal', 'Steel'];

/** Ferries between their two terminals; the story's M/V Salish sails from Seattle to Bainbridge. */
export function ferries(seed: number): Device[] {
  return ferryNames.map((name, index) => {
    const {name: line, line: water} = ferryLines[index % ferryLines.length] as (typeof ferryLines)[number];
    const draw = hash(seed, wordHash('ferry'), index);
    return {
      objectId: `mv-${name.toLowerCase().replace(' ', '-')}`,
      objectName: `M/V ${name}`,
      objectType: 'ferry',
      collectionId: 'puget-ferries',
      properties: {line, carDeck: 90 + 14 * (index % 8)},
      motion: timetable(thereAndBack(water), {cruise: 8.5, acceleration: 0.05, rest: 1500}, draw),
    };
  });
}

/** Barges on the Rhine. */
export function barges(seed: number): Device[] {
  return count(28).map((number) => {
    const draw = hash(seed, wordHash('barge'), number);
    return {
      objectId: `barge-${number}`,
      objectName: `Barge ${number}`,
      objectType: 'barge',
      collectionId: 'rhine-barges',
      properties: {cargo: choose(cargoes, draw, 1), tonnes: 600 + 50 * Math.floor(40 * chance(draw, 2))},
      motion: timetable(
        thereAndBack(rhine),
        {cruise: between(3, 4.6, draw, 3), acceleration: 0.02, rest: 7200},
        draw,
      ),
    };
  });
}
