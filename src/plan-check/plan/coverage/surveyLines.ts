import {distanceMetres, type LonLat, type Vector} from '../../geometry/sphere';
import {numberOf, type Json} from '../values';
import {entryOf, turnaroundOf} from './settings';
import {least, most, surfaceOf, type Line} from './surface';

/** Of two corners that are as near, to the centimetre that positions are written with, the first is taken. */
const TIE = 0.01;

interface Pass {
  readonly rings: readonly Line[];
  /** Clockwise from north. */
  readonly degrees: number;
  readonly spacing: number;
  readonly turnaround: number;
  readonly entry: number;
  readonly isAlternate: boolean;
}

/**
 * Parallel lines over an area with holes, at equal distances on both sides of its middle, each flown against the one
 * before: as the platform and the ground station fly it.
 */
export function surveyLines(rings: readonly Line[], settings: Json, spacing: number): LonLat[] {
  const pass: Pass = {
    rings,
    spacing,
    turnaround: turnaroundOf(settings),
    entry: entryOf(settings),
    degrees: numberOf(settings['angle']) ?? 0,
    isAlternate: settings['alternateTransects'] === true,
  };
  const first = linesOf(pass);
  const end = first.at(-1);
  if (settings['crosshatch'] !== true || !end) return first;
  const again = [0, 1, 2, 3].map((entry) => linesOf({...pass, degrees: pass.degrees + 90, entry}));
  const way = ([start]: readonly LonLat[]) => (start ? distanceMetres(end, start) : Infinity);
  return [...first, ...again.reduce((best, other) => (way(other) < way(best) - TIE ? other : best))];
}

function linesOf({rings, degrees, spacing, turnaround, entry, isAlternate}: Pass): LonLat[] {
  const {toPlane, toEarth} = surfaceOf(rings.flat());
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  // Turned, so that lines run upwards.
  const turned = rings.map((ring) =>
    ring.map((corner): Vector => {
      const [east, north] = toPlane(corner);
      return [east * cos - north * sin, east * sin + north * cos];
    }),
  );
  const columns = columnsOf(turned, spacing);
  if (entry % 2 === 1) columns.reverse();
  const flown = isAlternate ? everyOther(columns) : columns;
  return flown.flatMap(({across, ends}, index) => {
    const [bottom = 0, top = 0] = [ends[0], ends.at(-1)];
    const line = [bottom - turnaround, ...ends.slice(1, -1), top + turnaround];
    const isUpwards = entry >= 2 === (index % 2 === 0);
    return (isUpwards ? line : line.reverse()).map((along) =>
      toEarth([across * cos + along * sin, along * cos - across * sin]),
    );
  });
}

interface Column {
  readonly across: number;
  /** Where it enters and leaves the area, upwards. */
  readonly ends: readonly number[];
}

function columnsOf(rings: readonly (readonly Vector[])[], spacing: number): Column[] {
  const outer = rings[0] ?? [];
  const acrosses = outer.map(([across]) => across);
  const [left, right] = [least(acrosses), most(acrosses)];
  const reach = Math.floor((right - left) / 2 / spacing);
  const columns = Array.from({length: 2 * reach + 1}, (_, index): Column => {
    const across = (left + right) / 2 + (index - reach) * spacing;
    return {across, ends: crossingsAt(rings, across)};
  }).filter(({ends}) => ends.length >= 2);
  if (columns.length > 0) return columns;
  // An area without width is flown over once.
  const alongs = outer.map(([, along]) => along);
  return [{across: (left + right) / 2, ends: [least(alongs), most(alongs)]}];
}

function crossingsAt(rings: readonly (readonly Vector[])[], across: number): number[] {
  const crossings = rings.flatMap((ring) =>
    ring.slice(1).flatMap(([x1, y1], index) => {
      const [x0, y0] = ring[index] ?? [x1, y1];
      return x0 > across !== x1 > across ? [y0 + ((across - x0) / (x1 - x0)) * (y1 - y0)] : [];
    }),
  );
  return crossings.sort((one, other) => one - other);
}

/** Out on every other line and back on those between, which leaves room to turn. */
function everyOther<Item>(items: readonly Item[]): Item[] {
  const [out, back] = [0, 1].map((part) => items.filter((_, index) => index % 2 === part));
  return [...(out ?? []), ...(back ?? []).reverse()];
}
