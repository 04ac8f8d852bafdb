import {type RoadClass, highway, lane, motorway, road, street} from '../roadNames';
import type {Junction} from './junctions';

/** What kind of road a level has between two junctions. */
export interface Standing {
  readonly roadClass: RoadClass;
  /** Routes prefer it to the other roads of its kind. */
  readonly isMain: boolean;
}

/** From so many people on, a town is on a motorway, or on a highway. */
const [MOTORWAY_TOWN, HIGHWAY_TOWN] = [20_000, 5000];
/** From this level up, roads lead from district to district or farther. */
const REGIONAL_LEVEL = 7;

export function standingOf(level: number, from: Junction, to: Junction, isBuiltUp: boolean): Standing {
  const people = Math.min(from.people, to.people);
  switch (level) {
    case 9:
      return {roadClass: motorway, isMain: true};
    case 8:
      return people >= MOTORWAY_TOWN
        ? {roadClass: motorway, isMain: false}
        : {roadClass: highway, isMain: true};
    case 7:
    case 6:
      if (people >= HIGHWAY_TOWN) return {roadClass: highway, isMain: level === REGIONAL_LEVEL};
      return {roadClass: road, isMain: true};
    case 5:
    case 4:
      return {roadClass: road, isMain: level === 5};
    case 3:
      return isBuiltUp ? {roadClass: road, isMain: false} : {roadClass: lane, isMain: true};
    case 2:
      return isBuiltUp ? {roadClass: street, isMain: true} : {roadClass: lane, isMain: false};
    default:
      return {roadClass: street, isMain: false};
  }
}
