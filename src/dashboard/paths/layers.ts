import type {FeatureCollection, Point} from 'geojson';
import type {ExpressionSpecification, LayerSpecification} from 'maplibre-gl';
import {anchorsAround, labelFont, type Palette, type StageLayer} from '@site/src/map';
import {colouredLines, ramp} from './colourBins';
import type {Measure, Moment, Track} from './track';

/** Where an object was at the time of the play head. */
export interface HeadMark {
  readonly track: Track;
  readonly moment: Moment;
  readonly isActive: boolean;
}

interface Marked {
  readonly name: string;
  readonly isActive: boolean;
  readonly isInGap: boolean;
  readonly heading?: number;
}

export function tracksLayer(
  tracks: readonly Track[],
  measure: Measure,
  gapMs: number,
): Omit<StageLayer, 'opacity'> {
  return {
    id: 'paths:tracks',
    // The lines may be long: what is not seen at a zoom is left out, as little as half a pixel.
    source: {type: 'geojson', data: colouredLines(tracks, measure, gapMs), tolerance: 0.5},
    draw: drawTracks,
    isPickable: true,
  };
}

export function headsLayer(heads: readonly HeadMark[]): Omit<StageLayer, 'opacity'> {
  const data: FeatureCollection<Point, Marked> = {
    type: 'FeatureCollection',
    features: heads.map(({track: {name}, moment: {lon, lat, heading, isInGap}, isActive}) => ({
      type: 'Feature',
      geometry: {type: 'Point', coordinates: [lon, lat]},
      properties: {name, isActive, isInGap, ...(heading !== null && !isInGap && {heading})},
    })),
  };
  return {id: 'paths:heads', source: {type: 'geojson', data}, draw: drawHeads};
}

function drawTracks(palette: Palette, source: string): LayerSpecification[] {
  const layout = {'line-join': 'round', 'line-cap': 'round'} as const;
  return [
    {
      id: `${source}-edge`,
      type: 'line',
      source,
      layout,
      paint: {'line-color': palette.ground, 'line-width': 5.5, 'line-opacity': 0.85},
    },
    {
      id: `${source}-line`,
      type: 'line',
      source,
      layout,
      paint: {'line-color': binColour(palette), 'line-width': 3},
    },
  ];
}

function binColour(palette: Palette): ExpressionSpecification {
  const colours = ramp.flatMap((colour, bin) => [bin, colour]);
  return ['match', ['get', 'bin'], ...colours, palette['ink-faint']] as unknown as ExpressionSpecification;
}

function drawHeads(palette: Palette, source: string): LayerSpecification[] {
  return [
    {
      id: `${source}-heading`,
      type: 'symbol',
      source,
      filter: ['has', 'heading'],
      layout: {
        'icon-image': 'heading/signal',
        'icon-rotate': ['get', 'heading'],
        'icon-rotation-alignment': 'map',
        'icon-allow-overlap': true,
        'icon-ignore-placement': true,
      },
    },
    {
      id: `${source}-disc`,
      type: 'circle',
      source,
      paint: {
        'circle-radius': ['case', ['get', 'isActive'], 8, 6],
        'circle-color': ['case', ['get', 'isInGap'], palette['ink-faint'], palette.signal],
        'circle-stroke-color': palette.ground,
        'circle-stroke-width': 2,
      },
    },
    {
      id: `${source}-name`,
      type: 'symbol',
      source,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': labelFont,
        'text-size': 12,
        'text-variable-anchor-offset': anchorsAround(1.3),
        'text-allow-overlap': true,
      },
      paint: {'text-color': palette.ink, 'text-halo-color': palette.ground, 'text-halo-width': 1.5},
    },
  ];
}
