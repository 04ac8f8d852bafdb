import {translate} from '@docusaurus/Translate';
import type {Feature, FeatureCollection, LineString, Point, Position} from 'geojson';
import type {Edges} from './squares';

/** Web Mercator ends here, in degrees of latitude. */
const HIGHEST = 85;
/** Lines are at least so many pixels apart, so that there is room for a figure between two. */
const ROOM = 72;
const WIDEST_STEP = 10;

type Line = Feature<LineString, Record<string, never>>;
type Figure = Feature<Point, {readonly figure: string; readonly side: 'top' | 'left'}>;

/** What a map shows, and from where to where figures may stand. */
export interface Sight {
  readonly bounds: Edges;
  readonly zoom: number;
  /** Where figures of meridians stand, and those of parallels. */
  readonly top: number;
  readonly left: number;
}

/**
 * Meridians and parallels of what is in sight, with their degrees at two edges. The steps are powers of ten: 10° on a
 * map of the world, 0.1° where a town and its neighbours are in sight.
 */
export function graticule({bounds, zoom, top, left}: Sight): FeatureCollection<LineString | Point> {
  const step = stepOf(zoom);
  const decimals = Math.max(0, -Math.round(Math.log10(step)));
  // Half a view more on each side: lines do not end in sight while somebody moves the map.
  const [west, south, east, north] = widened(bounds);
  const meridians = multiples(west, east, step);
  const parallels = multiples(Math.max(south, -HIGHEST), Math.min(north, HIGHEST), step);
  const lines = [
    ...meridians.map((lon) => line([lon, south], [lon, north])),
    ...parallels.map((lat) => line([west, lat], [east, lat])),
  ];
  // A map of the world has names enough.
  if (step === WIDEST_STEP) return {type: 'FeatureCollection', features: lines};
  const figures = [
    ...meridians.map((lon) => figure([lon, top], lonFigure(lon, decimals), 'top')),
    ...parallels.map((lat) => figure([left, lat], latFigure(lat, decimals), 'left')),
  ];
  return {type: 'FeatureCollection', features: [...lines, ...figures]};
}

/** The step between lines, in degrees. MapLibre's world is 512 pixels wide at zoom 0. */
function stepOf(zoom: number): number {
  const pixelsPerDegree = (512 * 2 ** zoom) / 360;
  return Math.min(10 ** Math.ceil(Math.log10(ROOM / pixelsPerDegree)), WIDEST_STEP);
}

function widened([west, south, east, north]: Edges): Edges {
  const [across, up] = [(east - west) / 2, (north - south) / 2];
  return [west - across, Math.max(south - up, -HIGHEST), east + across, Math.min(north + up, HIGHEST)];
}

function multiples(from: number, to: number, step: number): number[] {
  const [first, last] = [Math.ceil(from / step), Math.floor(to / step)];
  return Array.from({length: Math.max(0, last - first + 1)}, (_, index) => (first + index) * step);
}

function line(from: Position, to: Position): Line {
  return {type: 'Feature', properties: {}, geometry: {type: 'LineString', coordinates: [from, to]}};
}

function figure(coordinates: Position, text: string, side: 'top' | 'left'): Figure {
  return {type: 'Feature', properties: {figure: text, side}, geometry: {type: 'Point', coordinates}};
}

function lonFigure(lon: number, decimals: number): string {
  const wrapped = ((((lon + 180) % 360) + 360) % 360) - 180;
  const degrees = Math.abs(wrapped).toFixed(decimals);
  return wrapped < 0
    ? translate({id: 'map.west', message: '{degrees}° W'}, {degrees})
    : translate({id: 'map.east', message: '{degrees}° E'}, {degrees});
}

function latFigure(lat: number, decimals: number): string {
  const degrees = Math.abs(lat).toFixed(decimals);
  return lat < 0
    ? translate({id: 'map.south', message: '{degrees}° S'}, {degrees})
    : translate({id: 'map.north', message: '{degrees}° N'}, {degrees});
}
