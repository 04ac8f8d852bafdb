import {offsetLine, outwards} from './offsetLine';
import {planeOf} from './plane';

/** How a structure is circled. Metres. */
export interface StructureShape {
  /** The closed ring of its walls: longitude, latitude. */
  readonly ring: readonly (readonly number[])[];
  /** How far from the walls to fly. */
  readonly distance: number;
  readonly height: number;
  readonly layers: number;
  readonly bottomAltitude: number;
  readonly entranceAltitude: number;
  readonly startFromTop: boolean;
}

/** The positions that a structure scan flies: in at the entrance, a round for each layer, and out again. */
export function structureRounds(shape: StructureShape): [lon: number, lat: number, altitude: number][] {
  const {ring, distance, layers, height, bottomAltitude, entranceAltitude, startFromTop} = shape;
  const plane = planeOf(ring);
  const walls = ring.slice(0, -1).map(plane.toPlane);
  const round = offsetLine(walls, distance * outwards(walls), true).map(plane.toEarth);
  const [start] = round;
  if (!start) return [];
  const layerHeight = height / layers;
  const altitudes = Array.from({length: layers}, (_, index) =>
    finite(bottomAltitude + (index + 0.5) * layerHeight),
  );
  if (startFromTop) altitudes.reverse();
  const entrance: [number, number, number] = [...start, entranceAltitude];
  const rounds = altitudes.flatMap((altitude) =>
    [...round, start].map((position): [number, number, number] => [...position, altitude]),
  );
  return [entrance, ...rounds, entrance];
}

/** Plans may hold any number for an altitude; a sum of two has to be one, too. */
const finite = (altitude: number): number => Math.min(1e9, Math.max(-1e9, altitude));
