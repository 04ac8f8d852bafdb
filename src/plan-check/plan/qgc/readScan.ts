import {ownValue} from '@site/src/base/ownValue';
import {corridorLines} from '../coverage/corridorLines';
import {mostCorridorLines, mostRounds, mostSurveyLines} from '../coverage/mostLines';
import {structureRounds} from '../coverage/structureRounds';
import {surveyLines} from '../coverage/surveyLines';
import type {Navigation} from '../flownSegment';
import type {AltitudeMode, FlownPosition, FlownSegment} from '../types';
import {isJson, listOf, numberOf, turnedPosition, type Json, type Path, type Violations} from '../values';
import {mavCommand, modeOfFrame, modeOfNumber} from './commands';

const DEFAULT_SPACING = 25;

/** A complex item that scans: a survey, a corridor or a structure. */
export function readScan(
  item: Json,
  navigation: Navigation,
  violations: Violations,
  path: Path,
): FlownSegment[] {
  const transects = isJson(item['TransectStyleComplexItem']) ? item['TransectStyleComplexItem'] : {};
  const calc = partOf(transects, 'CameraCalc') ?? partOf(item, 'CameraCalc') ?? {};
  const grid = partOf(item, 'grid') ?? {};
  const height = numberOf(calc['DistanceToSurface']) ?? numberOf(grid['altitude']) ?? navigation.altitude;
  const base = {name: undefined, speed: navigation.speed, holdSeconds: 0};
  const mode = modeOfScan(item, transects, calc, grid) ?? navigation.mode;
  const flown = (
    type: FlownSegment['type'],
    positions: readonly (readonly number[])[],
    isEstimated = false,
  ): FlownSegment[] => {
    if (!isEstimated) violations.flies(positions.length);
    const altitudes = positions.map(([lon = 0, lat = 0, own = height]): FlownPosition => [lon, lat, own]);
    return [{...base, type, mode, isEstimated, positions: altitudes}];
  };
  const planned = (
    type: FlownSegment['type'],
    lines: number,
    work: () => readonly (readonly number[])[],
  ): FlownSegment[] => flown(type, violations.flies(lines) ? work() : [], true);
  const ring = () => {
    const open = violations.positions(item['polygon'], [...path, 'polygon'], turnedPosition);
    return open[0] ? [...open, open[0]] : open;
  };
  const spacing = numberOf(calc['AdjustedFootprintSide']) || numberOf(grid['spacing']) || DEFAULT_SPACING;
  const settings = {
    angle: numberOf(item['angle']) ?? grid['angle'],
    turnaroundDistance: transects['TurnAroundDistance'] ?? grid['turnAroundDistance'],
    crosshatch: transects['Refly90Degrees'] ?? item['refly90Degrees'],
    alternateTransects: item['flyAlternateTransects'],
    width: item['CorridorWidth'],
    entryPoint: (numberOf(item['entryLocation'] ?? item['EntryPoint']) ?? 0) % 4,
  };
  const worked = workedOut(transects, mode);
  switch (item['complexItemType']) {
    case 'survey': {
      if (worked.length >= 2) return flown('survey', worked);
      const rings = [ring()];
      return planned('survey', mostSurveyLines(rings, settings, spacing), () =>
        surveyLines(rings, settings, spacing),
      );
    }
    case 'CorridorScan': {
      if (worked.length >= 2) return flown('corridor', worked);
      const line = violations.positions(item['polyline'], [...path, 'polyline'], turnedPosition);
      return planned('corridor', mostCorridorLines(line, settings, spacing), () =>
        corridorLines(line, settings, spacing),
      );
    }
    case 'StructureScan': {
      const [walls, structure] = [ring(), structureSettings(item, calc)];
      return planned('structure', mostRounds(walls, structure), () =>
        structureRounds(walls, structure, navigation.altitude),
      );
    }
    default:
      return [];
  }
}

/**
 * The lines that the ground station worked out: as drawn on its map, or the positions of its commands. Only those have
 * altitudes of their own, which count where they are measured from the same as the scan's.
 */
function workedOut(transects: Json, mode: AltitudeMode): (readonly number[])[] {
  const drawn = listOf(transects['VisualTransectPoints']).flatMap((each) => {
    const position = turnedPosition(each);
    return position ? [position] : [];
  });
  const flown = listOf(transects['Items']).flatMap((item) => {
    if (!isJson(item) || mavCommand(numberOf(item['command']) ?? -1)?.does !== 'waypoint') return [];
    const position = turnedPosition(listOf(item['params']).slice(4));
    return position ? [{position, mode: modeOfFrame(item['frame'])}] : [];
  });
  if (drawn.length < 2) return flown.map(({position}) => position);
  if (drawn.length !== flown.length) return drawn;
  return drawn.map((position, index) => {
    const own = flown[index]?.mode === mode ? flown[index].position[2] : undefined;
    return own === undefined ? position : [...position.slice(0, 2), own];
  });
}

function structureSettings(item: Json, calc: Json): Json {
  return {
    height: item['StructureHeight'],
    layers: item['Layers'],
    bottomAltitude: item['ScanBottomAlt'] ?? item['Altitude'],
    entranceAltitude: item['EntranceAltitude'],
    distance: calc['DistanceToSurface'],
    startFromTop: item['StartFromTop'],
  };
}

function modeOfScan(item: Json, transects: Json, calc: Json, grid: Json): AltitudeMode | undefined {
  if (transects['FollowTerrain'] === true) return 'calculatedAboveTerrain';
  const isRelative =
    calc['DistanceToSurfaceRelative'] ?? item['altitudeRelative'] ?? grid['relativeAltitude'];
  const written = isRelative === true ? 'relativeToLaunch' : isRelative === false ? 'amsl' : undefined;
  return modeOfNumber(calc['DistanceMode']) ?? written;
}

function partOf(value: Json, key: string): Json | undefined {
  const part = ownValue(value, key);
  return isJson(part) ? part : undefined;
}
