import {distanceToArea, type AreaGeometry} from '@site/src/plan-check';
import type {FireArea} from './fires';

/** Something that stands somewhere, or goes from position to position. */
export interface Subject {
  readonly positions: readonly (readonly [lon: number, lat: number])[];
}

export interface Near<Kind extends Subject> {
  readonly subject: Kind;
  /** From the edge of the fire; 0 within. */
  readonly metres: number;
}

/** What is near a fire, the nearest first. */
export function near<Kind extends Subject>(
  area: FireArea,
  subjects: readonly Kind[],
  mostMetres: number,
): readonly Near<Kind>[] {
  return subjects
    .map((subject) => ({subject, metres: distanceToArea(subject.positions, area as AreaGeometry)}))
    .filter(({metres}) => metres <= mostMetres)
    .sort((one, other) => one.metres - other.metres);
}
