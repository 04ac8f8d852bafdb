import type {VariableAnchorOffsetCollectionSpecification} from 'maplibre-gl';

/**
 * Where the name of a marker stands: below it, or where there is no room, above or beside it.
 *
 * @param distance from the middle of the marker, in widths of an m
 */
export function anchorsAround(distance: number): VariableAnchorOffsetCollectionSpecification {
  return ['top', [0, distance], 'bottom', [0, -distance], 'right', [-distance, 0], 'left', [distance, 0]];
}
