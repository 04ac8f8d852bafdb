import type {LonLat, RoadLine} from '@site/src/map';
import type {Position} from 'geojson';
import {SLOW_FROM} from './levels';
import {onMap, slowdownAt, TILE_SIDE, type SlowdownField} from './slowdownField';

/** A part of a road on which traffic slows down by the same percentage. */
export interface RoadStretch {
  readonly line: RoadLine;
  /** 0 where it is too little to be called slow. */
  readonly percent: number;
  readonly positions: readonly Position[];
}

/**
 * Cuts a line where the slowdown changes. What lies outside the field is left out. It is sampled once for each pixel that
 * it runs through, so a stretch ends within a pixel of the edge of its cell.
 */
export function cutLine(line: RoadLine, field: SlowdownField): readonly RoadStretch[] {
  const stretches: RoadStretch[] = [];
  let [percent, positions]: [number | undefined, Position[]] = [undefined, []];
  const close = () => {
    if (percent !== undefined && positions.length > 1) stretches.push({line, percent, positions});
  };
  line.positions.forEach((end, index) => {
    const start = line.positions[index - 1];
    if (!start) return;
    const steps = Math.max(1, Math.ceil(pixelsBetween(start, end, field.zoom)));
    for (let step = 0; step < steps; step++) {
      const here = slowAt(field, between(start, end, (step + 0.5) / steps));
      if (here === percent) continue;
      const edge = between(start, end, step / steps);
      if (step > 0) positions.push(edge);
      close();
      [percent, positions] = [here, [edge]];
    }
    positions.push(end);
  });
  close();
  return stretches;
}

/** The stretches of roads, line by line: between two of them the work may rest. */
export function* cutRoads(lines: readonly RoadLine[], field: SlowdownField) {
  for (const line of lines) yield cutLine(line, field);
}

function slowAt(field: SlowdownField, position: Position): number | undefined {
  const value = slowdownAt(field, toLonLat(position));
  return value === undefined ? undefined : value < SLOW_FROM ? 0 : value;
}

/** The longer side of the rectangle that a segment crosses. */
function pixelsBetween(start: Position, end: Position, zoom: number): number {
  const [[x0, y0], [x1, y1]] = [onMap(toLonLat(start), zoom), onMap(toLonLat(end), zoom)];
  return TILE_SIDE * Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0));
}

function between([lonA = 0, latA = 0]: Position, [lonB = 0, latB = 0]: Position, share: number): Position {
  return [lonA + share * (lonB - lonA), latA + share * (latB - latA)];
}

const toLonLat = ([lon = 0, lat = 0]: Position): LonLat => [lon, lat];
