import {distanceToArea, type AreaGeometry} from '@site/src/plan-check';
import {boundsOf} from '@site/src/map';
import {boxesMeet} from '@site/src/map/layers/bounds';
import type {Fire, FireArea} from './fires';

/** Of latitude, a little less than it is anywhere. */
const METRES_OF_DEGREE = 110_000;

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

/** How many of what is near counts, and whether any of it is inside. */
export interface Threat {
  readonly count: number;
  readonly isInside: boolean;
}

/** What is near each fire, by its id; a fire with nothing near it is left out. */
export function threatsOf(
  fires: readonly Fire[],
  subjects: readonly Subject[],
  mostMetres: number,
): ReadonlyMap<string, Threat> {
  return new Map(
    fires.flatMap((fire) => {
      const found = near(fire.geometry, subjectsAround(fire, subjects, mostMetres), mostMetres);
      const threat = {count: found.length, isInside: found[0]?.metres === 0};
      return found.length > 0 ? [[fire.id, threat] as const] : [];
    }),
  );
}

/** Those that are not so far away that no distance need be measured. */
function subjectsAround({geometry}: Fire, subjects: readonly Subject[], mostMetres: number) {
  const bounds = boundsOf([geometry]);
  if (!bounds) return [];
  const [west, south, east, north] = bounds;
  const high = mostMetres / METRES_OF_DEGREE;
  const wide = high / Math.max(0.05, Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180));
  const around = [west - wide, south - high, east + wide, north + high] as const;
  return subjects.filter(({positions}) =>
    positions.some(([lon, lat]) => boxesMeet([lon, lat, lon, lat], around)),
  );
}

/** Those in whose way something is come first, then the largest. */
export function gravestFirst<Kind extends Fire>(
  fires: readonly Kind[],
  threats: ReadonlyMap<string, Threat>,
): readonly Kind[] {
  const rank = ({id}: Kind) => {
    const threat = threats.get(id);
    return threat ? (threat.isInside ? 2 : 1) : 0;
  };
  return [...fires].sort((one, other) => rank(other) - rank(one) || other.areaHectares - one.areaHectares);
}
