import type {Schemas} from '@site/src/platform';
import type {MultiPolygon, Polygon} from 'geojson';

export type FireArea = Polygon | MultiPolygon;
type Zone = Schemas['FireZone'];
type Boundary = Schemas['FireBoundary'];

/** A fire as it is at the hour shown. */
export interface Fire {
  readonly id: string;
  readonly name: string;
  readonly areaHectares: number;
  readonly geometry: FireArea;
  /** What is known of it now; an earlier hour has its outline alone. */
  readonly details: Zone['properties'] | undefined;
}

/** A fire and how it was some hours before. */
export interface GrownFire extends Fire {
  /** Undefined where nothing was burning then. */
  readonly before: Fire | undefined;
  /** In square kilometres; all of its area where nothing was burning before, undefined until that is known. */
  readonly growth: number | undefined;
}

export function zoneFire({id, geometry, properties}: Zone): Fire {
  const {name, areaHectares} = properties;
  return {id, name, areaHectares, geometry, details: properties};
}

export function boundaryFire({fireId, name, areaHectares, boundary}: Boundary): Fire {
  return {id: fireId, name, areaHectares, geometry: boundary, details: undefined};
}

const HECTARES = 100;

/** Square kilometres of a fire. */
export const areaOf = ({areaHectares}: Fire) => areaHectares / HECTARES;

/** The fires with what has become of them. @param earlier undefined until it is known */
export function withGrowth(
  fires: readonly Fire[],
  earlier: readonly Fire[] | undefined,
): readonly GrownFire[] {
  return fires.map((fire) => {
    const before = earlier?.find(({id}) => id === fire.id);
    const growth = earlier && areaOf(fire) - (before ? areaOf(before) : 0);
    return {...fire, before, growth};
  });
}
