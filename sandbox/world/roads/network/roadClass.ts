import {type RoadClass, highway, lane, motorway, road, street} from '../roadNames';
import type {Junction} from './junctions';

/** What kind of road a level has between two junctions. */
export interface Standing {
  readonly roadClass: RoadClass;
  /** Routes prefer it to the other roads of its kind. */
  readonly isMain: boolean;
}

/** Two towns of at least this many people each are joined by a motorway. */
export const MOTORWAY_TOWN = 20_000;
/** Of so many, by a highway. */
const HIGHWAY_TOWN = 5000;

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
      if (people >= HIGHWAY_TOWN) return {roadClass: highway, isMain: level === 7};
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
