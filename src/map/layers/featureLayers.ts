import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import {labelFont} from '../base/labelFont';
import {colours, type MapColour, type Palette} from '../base/palette';
import type {FeaturesLayer} from './types';

type SymbolLayout = NonNullable<SymbolLayerSpecification['layout']>;

/** How features are drawn: areas with a veil of colour, lines, points with their label. */
export function featureLayers(
  {id, colour = 'signal'}: FeaturesLayer,
  palette: Palette,
): LayerSpecification[] {
  const ink = inkOf(palette, colour);
  return [
    {
      id: `${id}-area`,
      type: 'fill',
      source: id,
      filter: shape('Polygon'),
      paint: {'fill-color': ink, 'fill-opacity': stronger(0.4, 0.18)},
    },
    {
      id: `${id}-line`,
      type: 'line',
      source: id,
      filter: ['any', shape('Polygon'), shape('LineString')] as FilterSpecification,
      layout: {'line-join': 'round', 'line-cap': 'round'},
      paint: {'line-color': ink, 'line-width': stronger(5, 2.5)},
    },
    {
      id: `${id}-point`,
      type: 'circle',
      source: id,
      filter: ['all', shape('Point'), whileSmall] as FilterSpecification,
      paint: {
        'circle-color': ink,
        'circle-radius': stronger(9, 6),
        'circle-stroke-color': palette.ground,
        'circle-stroke-width': 2,
      },
    },
    label(`${id}-name`, id, ['has', 'until'], ['center', 'top', 'bottom'], palette),
    label(`${id}-label`, id, ['!', ['has', 'until']], ['left', 'right', 'top', 'bottom'], palette),
  ];
}

/** A feature's own colour, or else that of its layer. */
function inkOf(palette: Palette, colour: MapColour): ExpressionSpecification {
  const own = colours.flatMap((name) => [name, palette[name]]);
  return ['match', ['get', 'colour'], ...own, palette[colour]] as unknown as ExpressionSpecification;
}

/** Names: beside points, and on areas and lines. */
function label(
  id: string,
  source: string,
  which: ExpressionSpecification,
  anchors: NonNullable<SymbolLayout['text-variable-anchor']>,
  palette: Palette,
): LayerSpecification {
  return {
    id,
    type: 'symbol',
    source,
    filter: ['all', shape('Point'), which] as FilterSpecification,
    layout: {
      'text-field': ['coalesce', ['get', 'label'], ''],
      'text-font': labelFont,
      'text-size': 12,
      'text-variable-anchor': anchors,
      'text-radial-offset': 0.9,
      'text-justify': 'auto',
    },
    paint: {'text-color': palette.ink, 'text-halo-color': palette.ground, 'text-halo-width': 1.5},
  };
}

/** What stands for an area or a line is drawn as long as the shape itself is too small to be seen. */
const whileSmall: ExpressionSpecification = ['<', ['zoom'], ['coalesce', ['get', 'until'], 99]];

/** Features of a kind of geometry, of one part or many. */
function shape(kind: 'Point' | 'LineString' | 'Polygon'): ExpressionSpecification {
  return ['in', ['geometry-type'], ['literal', [kind, `Multi${kind}`]]];
}

function stronger(selected: number, otherwise: number): ExpressionSpecification {
  return ['case', ['boolean', ['feature-state', 'selected'], false], selected, otherwise];
}
