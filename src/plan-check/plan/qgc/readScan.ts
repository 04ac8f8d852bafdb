import {ownValue} from '@site/src/base/ownValue';
import {corridorLines, structureRounds, surveyLines} from '../coverage';
import type {Navigation} from '../flownSegment';
import type {AltitudeMode, FlownPosition, FlownSegment} from '../types';
import {isJson, listOf, numberOf, turnedPosition, type Json, type Path, type Violations} from '../values';
import {modeOfNumber, segmentTypeOf} from './commands';

const DEFAULT_SPACING = 25;

/** A complex item: a survey, a scan of a corridor or a structure, or a landing pattern. */
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
    isEstimated: boolean,
  ) => [
    {
      ...{...base, type, mode, isEstimated},
      positions: positions.map(([lon = 0, lat = 0, own = height]): FlownPosition => [lon, lat, own]),
    },
  ];
  const ring = () => violations.positions(item['polygon'], [...path, 'polygon'], turnedPosition);
  const spacing = numberOf(calc['AdjustedFootprintSide']) || numberOf(grid['spacing']) || DEFAULT_SPACING;
  const settings = {
    angle: numberOf(item['angle']) ?? grid['angle'],
    turnaroundDistance: transects['TurnAroundDistance'] ?? grid['turnAroundDistance'],
    crosshatch: transects['Refly90Degrees'],
    width: item['CorridorWidth'],
    entryPoint: (numberOf(item['entryLocation'] ?? item['EntryPoint']) ?? 0) % 4,
  };
  const worked = workedOut(transects);
  switch (item['complexItemType']) {
    case 'survey':
      return worked.length >= 2
        ? flown('survey', worked, false)
        : flown('survey', surveyLines(ring(), settings, spacing), true);
    case 'CorridorScan': {
      if (worked.length >= 2) return flown('corridor', worked, false);
      const line = violations.positions(item['polyline'], [...path, 'polyline'], turnedPosition);
      return flown('corridor', corridorLines(line, settings, spacing), true);
    }
    case 'StructureScan': {
      const open = ring();
      const walls = open[0] ? [...open, open[0]] : open;
      return flown(
        'structure',
        structureRounds(walls, structureSettings(item, calc), navigation.altitude),
        true,
      );
    }
    default: {
      const landing = turnedPosition(item['landCoordinate']);
      return landing ? flown('land', [landing], false) : [];
    }
  }
}

/** The lines that the ground station worked out: as drawn on its map, or the positions of its commands. */
function workedOut(transects: Json): (readonly number[])[] {
  const drawn = listOf(transects['VisualTransectPoints']).flatMap((each) => {
    const position = turnedPosition(each);
    return position ? [position] : [];
  });
  if (drawn.length >= 2) return drawn;
  return listOf(transects['Items']).flatMap((item) => {
    if (!isJson(item) || segmentTypeOf(numberOf(item['command']) ?? -1) !== 'waypoint') return [];
    const position = turnedPosition(listOf(item['params']).slice(4));
    return position ? [position] : [];
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
