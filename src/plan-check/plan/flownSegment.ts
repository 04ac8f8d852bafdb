import {corridorLines, spacingOf, structureRounds, surveyLines} from './coverage';
import type {AltitudeMode, FlownPosition, FlownSegment, Segment} from './types';
import {isJson, listOf, numberOf, positionOf, textOf, type Json, type Path, type Violations} from './values';

/** What the contract takes where a plan does not say. */
const DEFAULT_SPEED = 10;
const DEFAULT_ALTITUDE = 60.96;
const types: readonly string[] = [
  'takeoff',
  'waypoint',
  'survey',
  'corridor',
  'structure',
  'land',
  'returnToLaunch',
];

/** How a plan is flown unless a segment says otherwise. */
export interface Navigation {
  readonly altitude: number;
  readonly mode: AltitudeMode;
  readonly speed: number;
}

export function navigationOf(value: unknown, base?: Navigation): Navigation {
  const own = isJson(value) ? value : {};
  return {
    altitude: numberOf(own['altitude']) ?? base?.altitude ?? DEFAULT_ALTITUDE,
    mode: modeOf(own['altitudeMode']) ?? base?.mode ?? 'relativeToLaunch',
    speed: numberOf(own['flightSpeed']) ?? base?.speed ?? DEFAULT_SPEED,
  };
}

function modeOf(value: unknown): AltitudeMode | undefined {
  return value === 'relativeToLaunch' || value === 'amsl' || value === 'calculatedAboveTerrain'
    ? value
    : undefined;
}

/** A segment of the platform's own format with the positions that it flies. */
export function flownSegment(
  segment: unknown,
  plan: Navigation,
  camera: Json,
  violations: Violations,
  path: Path,
): FlownSegment | undefined {
  if (!isJson(segment) || !types.includes(String(segment['type'])))
    return violations.add('noType', [...path, 'type']);
  const navigation = navigationOf(segment['navigation'], plan);
  const {positions, isEstimated = false} = positionsOf(segment, navigation, camera, violations, path);
  return {
    type: segment['type'] as Segment['type'],
    name: textOf(segment['name']),
    positions: positions.map(([lon = 0, lat = 0, altitude = navigation.altitude]): FlownPosition => [
      lon,
      lat,
      altitude,
    ]),
    mode: navigation.mode,
    speed: navigation.speed,
    holdSeconds: numberOf(segment['holdSeconds']) ?? 0,
    isEstimated,
  };
}

interface Flown {
  readonly positions: readonly (readonly number[])[];
  readonly isEstimated?: boolean;
}

function positionsOf(
  segment: Json,
  {altitude}: Navigation,
  camera: Json,
  violations: Violations,
  path: Path,
): Flown {
  const settings = isJson(segment['settings']) ? segment['settings'] : {};
  const given = listOf(settings['transects']);
  const [own, spacing] = [[...path, 'settings', 'transects'], spacingOf(settings, camera, altitude)];
  switch (segment['type']) {
    case 'takeoff':
    case 'land': {
      if (segment['position'] === undefined) return {positions: []};
      const position = positionOf(segment['position']);
      if (!position) violations.add('noPosition', [...path, 'position']);
      return {positions: position ? [position] : []};
    }
    case 'waypoint':
      return {positions: violations.positions(segment['positions'], [...path, 'positions'])};
    case 'corridor': {
      const line = violations.positions(segment['positions'], [...path, 'positions']);
      if (given.length >= 2) return {positions: violations.positions(given, own)};
      return {positions: corridorLines(line, settings, spacing), isEstimated: true};
    }
    case 'survey': {
      const ring = ringOf(segment['area'], violations, [...path, 'area']);
      if (given.length >= 2) return {positions: violations.positions(given, own)};
      return {positions: surveyLines(ring, settings, spacing), isEstimated: true};
    }
    case 'structure': {
      const ring = ringOf(segment['area'], violations, [...path, 'area']);
      return {positions: structureRounds(ring, settings, altitude), isEstimated: true};
    }
    default:
      return {positions: []};
  }
}

/** The outer ring of a polygon. */
export function ringOf(area: unknown, violations: Violations, path: Path): (readonly number[])[] {
  const rings = isJson(area) ? listOf(area['coordinates']) : [];
  if (!isJson(area) || area['type'] !== 'Polygon' || rings.length === 0) {
    violations.add('noArea', path);
    return [];
  }
  return violations.positions(rings[0], [...path, 'coordinates', 0]);
}
