import type {LayerSpecification, Map as Drawing} from 'maplibre-gl';
import {baseLayers, hasOwnBase} from '../base/baseStyle';
import type {Palette} from '../base/palette';
import {areaLayers} from './areaLayers';
import {RELIEF, reliefLayer} from './reliefLayer';
import {ROADS, roadLayers} from './roadLayers';
import {WATER, shoreLayer, waterLayers} from './waterLayers';

/** The layers of this portal's base map that are on a map, in the colours of a mode; none on a provider's own. */
export function shownBase(map: Drawing, palette: Palette): LayerSpecification[] {
  return hasOwnBase(map) ? [...baseLayers(palette), ...shownGround(map, palette)] : [];
}

/** Those of them that a sandbox's world brings. */
export function shownGround(map: Drawing, palette: Palette): LayerSpecification[] {
  return [
    ...(map.getSource(RELIEF) ? [reliefLayer(palette)] : []),
    ...(map.getSource(WATER) ? [...waterLayers(palette), shoreLayer(palette)] : []),
    ...(map.getSource(ROADS) ? [...areaLayers(palette), ...roadLayers(palette)] : []),
  ];
}
