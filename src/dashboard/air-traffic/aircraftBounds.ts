import {focusOf, type Bounds} from '@site/src/map';
import type {Geometry} from 'geojson';
import type {Aircraft} from '../shared/flights/useAircraft';

type Flying = Pick<Aircraft, 'object' | 'inside'>;

/** Where the map begins: at the aircraft, or where most are, with the whole of the closed airspace that they are in. */
export function aircraftBounds(aircraft: readonly Flying[]): Bounds | undefined {
  const geometries = aircraft.flatMap(({object, inside}): Geometry[] => [
    ...(object.geometry ? [object.geometry as Geometry] : []),
    ...inside.map(({geometry}) => geometry),
  ]);
  return focusOf(geometries)?.bounds;
}
