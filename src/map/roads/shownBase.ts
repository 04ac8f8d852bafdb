import type {LayerSpecification, Map as Drawing} from 'maplibre-gl';
import {baseLayers, hasOwnBase} from '../base/baseStyle';
import type {Palette} from '../base/palette';
import {ROADS, roadLayers} from './roadLayers';

/** The layers of this portal's base map that are on a map, in the colours of a mode; none on a provider's own. */
export function shownBase(map: Drawing, palette: Palette): LayerSpecification[] {
  if (!hasOwnBase(map)) return [];
  return [...baseLayers(palette), ...(map.getSource(ROADS) ? roadLayers(palette) : [])];
}
