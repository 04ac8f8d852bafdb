import type {Json} from '../values';
import {corridorCount} from './corridorLines';
import {layersOf} from './structureRounds';
import {least, most, surfaceOf, type Line} from './surface';

/** At most how many lines a survey flies, told without working them out: a line crosses each edge once at most. */
export function mostSurveyLines(rings: readonly Line[], settings: Json, spacing: number): number {
  const corners = rings.reduce((sum, ring) => sum + ring.length, 0);
  return (diagonal(rings.flat()) / spacing + 1) * corners * (settings['crosshatch'] === true ? 2 : 1);
}

export function mostCorridorLines(line: Line, settings: Json, spacing: number): number {
  return corridorCount(settings, spacing) * line.length;
}

export function mostRounds(ring: Line, settings: Json): number {
  return ring.length * layersOf(settings);
}

/** Of the box around some positions, in metres: no area is wider, whatever the direction of flight. */
function diagonal(positions: Line): number {
  const points = positions.map(surfaceOf(positions).toPlane);
  const reach = (values: readonly number[]) => most(values) - least(values);
  return Math.hypot(reach(points.map(([x]) => x)), reach(points.map(([, y]) => y)));
}
