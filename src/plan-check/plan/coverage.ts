import {planeAt, type LonLat, type Vector} from '../geometry/sphere';
import {numberOf, type Json} from './values';

const DEFAULT_SPACING = 25;
const DEFAULT_OVERLAP = 70;
const DEFAULT_TURNAROUND = 10;
const DEFAULT_STRUCTURE_DISTANCE = 10;

type Line = readonly (readonly number[])[];

const lonLat = ([lon = 0, lat = 0]: readonly number[]): LonLat => [lon, lat];

/** Distance between two lines over an area: as given, or what one picture covers less what two have in common. */
export function spacingOf(settings: Json, camera: Json, height: number): number {
  const given = numberOf(settings['spacing']);
  if (given !== undefined && given > 0) return given;
  const isPortrait = camera['orientation'] === 'portrait';
  const [sensor, focal] = [
    numberOf(camera[isPortrait ? 'sensorHeight' : 'sensorWidth']),
    numberOf(camera['focalLength']),
  ];
  if (!sensor || !focal) return DEFAULT_SPACING;
  const overlap = numberOf(settings['sideOverlap']) ?? DEFAULT_OVERLAP;
  return Math.max(1, ((sensor * Math.abs(height)) / focal) * (1 - overlap / 100));
}

/** Parallel lines over an area, each flown against the one before. */
export function surveyLines(ring: Line, settings: Json, spacing: number): LonLat[] {
  const angle = ((numberOf(settings['angle']) ?? 0) * Math.PI) / 180;
  const turnaround = numberOf(settings['turnaroundDistance']) ?? DEFAULT_TURNAROUND;
  const entry = numberOf(settings['entryPoint']) ?? 0;
  const first = passOver(ring, angle, spacing, turnaround, entry);
  if (settings['crosshatch'] !== true) return first;
  return [...first, ...passOver(ring, angle + Math.PI / 2, spacing, turnaround, entry)];
}

function passOver(ring: Line, angle: number, spacing: number, turnaround: number, entry: number): LonLat[] {
  const {toPlane, toEarth} = planeAt(lonLat(ring[0] ?? []));
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const turned = ring.map((corner): Vector => {
    const [east, north] = toPlane(lonLat(corner));
    return [east * cos - north * sin, east * sin + north * cos];
  });
  const back = ([across, along]: Vector) => toEarth([across * cos + along * sin, along * cos - across * sin]);
  const acrosses = turned.map(([across]) => across);
  const [left, right] = [Math.min(...acrosses), Math.max(...acrosses)];
  const reach = Math.floor((right - left) / 2 / spacing);
  const columns = Array.from({length: 2 * reach + 1}, (_, index) => index - reach);
  if (entry % 2 === 1) columns.reverse();
  return columns.flatMap((column, index) => {
    const across = (left + right) / 2 + column * spacing;
    const ends = crossingsAt(turned, across);
    if (ends.length < 2) return [];
    const line = [(ends[0] ?? 0) - turnaround, (ends.at(-1) ?? 0) + turnaround];
    const isUpwards = entry >= 2 === (index % 2 === 0);
    return (isUpwards ? line : line.reverse()).map((along) => back([across, along]));
  });
}

function crossingsAt(ring: readonly Vector[], across: number): number[] {
  const crossings: number[] = [];
  ring.forEach(([x1, y1], index) => {
    const [x0, y0] = ring[(index || ring.length) - 1] ?? [x1, y1];
    if (x0 > across !== x1 > across) crossings.push(y0 + ((across - x0) / (x1 - x0)) * (y1 - y0));
  });
  return crossings.sort((one, other) => one - other);
}

/** Lines beside a middle line, as many as its width needs, each flown against the one before. */
export function corridorLines(line: Line, settings: Json, spacing: number): LonLat[] {
  const width = numberOf(settings['width']) ?? 0;
  const entry = numberOf(settings['entryPoint']) ?? 0;
  const count = Math.max(1, Math.ceil(width / spacing));
  const offsets = Array.from({length: count}, (_, index) => (index - (count - 1) / 2) * spacing);
  if (entry % 2 === 1) offsets.reverse();
  return offsets.flatMap((offset, index) => {
    const beside = offsetLine(line, offset);
    return entry >= 2 === (index % 2 === 0) ? beside.reverse() : beside;
  });
}

/** A round about a ring for each layer, with the entrance before and after. */
export function structureRounds(
  ring: Line,
  settings: Json,
  entrance: number,
): (readonly [number, number, number])[] {
  const layers = Math.max(1, Math.round(numberOf(settings['layers']) ?? 1));
  const [height, bottom] = [numberOf(settings['height']) ?? 0, numberOf(settings['bottomAltitude']) ?? 0];
  const distance = numberOf(settings['distance']) ?? DEFAULT_STRUCTURE_DISTANCE;
  const {toPlane, toEarth} = planeAt(lonLat(ring[0] ?? []));
  const walls = ring.map((corner) => toPlane(lonLat(corner)));
  const middle = walls.slice(1).reduce(([x, y], [dx, dy]): Vector => [x + dx, y + dy], [0, 0] as Vector);
  const corners = Math.max(1, walls.length - 1);
  const [cx, cy] = [middle[0] / corners, middle[1] / corners];
  const round = walls.map(([x, y]) => {
    const away = distance / Math.max(1e-9, Math.hypot(x - cx, y - cy));
    return toEarth([x + (x - cx) * away, y + (y - cy) * away]);
  });
  const [start] = round;
  if (!start) return [];
  const altitudes = Array.from({length: layers}, (_, index) => bottom + ((index + 0.5) * height) / layers);
  if (settings['startFromTop'] === true) altitudes.reverse();
  const gate = [start[0], start[1], numberOf(settings['entranceAltitude']) ?? entrance] as const;
  return [
    gate,
    ...altitudes.flatMap((altitude) => round.map(([lon, lat]) => [lon, lat, altitude] as const)),
    gate,
  ];
}

/** A line so many metres to the right of another. */
function offsetLine(line: Line, metres: number): LonLat[] {
  const {toPlane, toEarth} = planeAt(lonLat(line[0] ?? []));
  const points = line.map((position) => toPlane(lonLat(position)));
  return points.map(([x, y], index) => {
    const [bx, by] = points[Math.max(0, index - 1)] ?? [x, y];
    const [ax, ay] = points[Math.min(points.length - 1, index + 1)] ?? [x, y];
    const length = Math.max(1e-9, Math.hypot(ax - bx, ay - by));
    return toEarth([x + ((ay - by) / length) * metres, y - ((ax - bx) / length) * metres]);
  });
}
