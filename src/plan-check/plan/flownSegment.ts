import {corridorLines} from './coverage/corridorLines';
import {mostCorridorLines, mostRounds, mostSurveyLines} from './coverage/mostLines';
import {spacingOf} from './coverage/settings';
import {structureRounds} from './coverage/structureRounds';
import {surveyLines} from './coverage/surveyLines';
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
    holdSeconds: segment['type'] === 'waypoint' ? (numberOf(segment['holdSeconds']) ?? 0) : 0,
    isEstimated,
  };
}

interface Flown {
  readonly positions: readonly (readonly number[])[];
  readonly isEstimated?: boolean;
}

function positionsOf(
  segment: Json,
  {altitude, mode}: Navigation,
  camera: Json,
  violations: Violations,
  path: Path,
): Flown {
  const settings = isJson(segment['settings']) ? segment['settings'] : {};
  const given = listOf(settings['transects']);
  const spacing = spacingOf(settings, camera, altitude);
  const line = () => violations.positions(segment['positions'], [...path, 'positions']);
  const area = () => ringsOf(segment['area'], violations, [...path, 'area']);
  const flown = (positions: readonly (readonly number[])[]): Flown => {
    violations.flies(positions.length);
    return {positions};
  };
  const planned = (lines: number, work: () => Flown['positions']): Flown => ({
    positions: violations.flies(lines) ? work() : [],
    isEstimated: true,
  });
  switch (segment['type']) {
    case 'takeoff':
    case 'land': {
      if (segment['position'] === undefined) return {positions: []};
      const position = positionOf(segment['position']);
      if (!position) violations.add('noPosition', [...path, 'position']);
      // A landing without an altitude ends on the ground, which only a height above sea level cannot say.
      const ground = segment['type'] === 'land' && mode !== 'amsl' ? [0] : [];
      return flown(position ? [position.length > 2 ? position : [...position, ...ground]] : []);
    }
    case 'waypoint':
      return flown(line());
    case 'corridor': {
      const middle = line();
      if (given.length >= 2) return flown(violations.positions(given, [...path, 'settings', 'transects']));
      return planned(mostCorridorLines(middle, settings, spacing), () =>
        corridorLines(middle, settings, spacing),
      );
    }
    case 'survey': {
      const rings = area();
      if (given.length >= 2) return flown(violations.positions(given, [...path, 'settings', 'transects']));
      return planned(mostSurveyLines(rings, settings, spacing), () => surveyLines(rings, settings, spacing));
    }
    case 'structure': {
      const [ring = []] = area();
      return planned(mostRounds(ring, settings), () => structureRounds(ring, settings, altitude));
    }
    default:
      return {positions: []};
  }
}

/** The rings of a polygon: the outer one, then its holes. */
export function ringsOf(area: unknown, violations: Violations, path: Path): (readonly number[])[][] {
  const rings = isJson(area) ? listOf(area['coordinates']) : [];
  if (!isJson(area) || area['type'] !== 'Polygon' || rings.length === 0) {
    violations.add('noArea', path);
    return [];
  }
  return rings.map((ring, index) => violations.positions(ring, [...path, 'coordinates', index]));
}
