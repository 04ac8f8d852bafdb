import type {HillshadeLayerSpecification} from 'maplibre-gl';
import type {Palette} from '../base/palette';

export const RELIEF = 'relief';

/** The shade of hills, in the colours of a mode: fainter than coasts, roads and all data. */
export function reliefLayer(palette: Palette): HillshadeLayerSpecification {
  return {
    id: 'relief',
    type: 'hillshade',
    source: RELIEF,
    paint: {
      'hillshade-method': 'standard',
      'hillshade-illumination-direction': 315,
      'hillshade-illumination-anchor': 'map',
      'hillshade-exaggeration': ['interpolate', ['linear'], ['zoom'], 3, 0.4, 8, 0.55, 14, 0.6],
      'hillshade-shadow-color': palette['relief-shade'],
      'hillshade-accent-color': palette['relief-shade'],
      'hillshade-highlight-color': palette['relief-light'],
    },
  };
}
