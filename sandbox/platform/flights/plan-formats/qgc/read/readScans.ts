import type {
  AltitudeMode,
  Segment,
  SegmentNavigation,
  SegmentOf,
} from '../../../../../store/flights/flightPlan';
import {waypoints} from '../commands';
import {
  type QgcCameraCalc,
  type QgcCorridorScan,
  type QgcStructureScan,
  type QgcSurvey,
  type QgcTransects,
  isSimple,
} from '../items';
import {pick} from '../../../../../base/pick';
import {LEAST_METRES, altitudeWithin, closedRing, modeOf, positive, turned, within} from '../values';

/** A complex item as a segment, and what it says about its own altitude. */
export interface ReadScan {
  readonly segment: Segment;
  readonly navigation: SegmentNavigation;
  /** Metres between two pictures, when the item takes them by distance. */
  readonly triggerDistance?: number;
}

type Settings<Type extends 'survey' | 'corridor'> = NonNullable<SegmentOf<Type>['settings']>;

export function readSurvey(item: QgcSurvey): ReadScan {
  const area = {type: 'Polygon' as const, coordinates: [closedRing(item.polygon)]};
  const grid = 'grid' in item ? (item.grid as Record<string, unknown> | undefined) : undefined;
  const transects = item.TransectStyleComplexItem;
  if (!transects) return readGridSurvey(item, area, grid ?? {});
  const settings: Settings<'survey'> = pick<Settings<'survey'>, keyof Settings<'survey'>>(
    {
      angle: within(item.angle, -1e6, 1e6),
      ...transectSettings(transects),
      entryPoint: corner(item.entryLocation),
      crosshatch: transects.Refly90Degrees,
      alternateTransects: item.flyAlternateTransects,
    },
    'angle',
    'crosshatch',
    'alternateTransects',
    ...transectKeys,
  );
  return {segment: {type: 'survey', area, settings}, ...transectNavigation(transects)};
}

/** Files of the time when surveys had `grid` and `camera`. */
function readGridSurvey(
  item: QgcSurvey,
  area: SegmentOf<'survey'>['area'],
  grid: Readonly<Record<string, unknown>>,
): ReadScan {
  const old = item as Readonly<Record<string, unknown>>;
  const camera = (old.camera ?? {}) as Record<string, unknown>;
  const settings = pick<Settings<'survey'>, keyof Settings<'survey'>>(
    {
      angle: within(grid.angle, -1e6, 1e6),
      spacing: positive(grid.spacing),
      frontalOverlap: within(camera.imageFrontalOverlap, 0, 99),
      sideOverlap: within(camera.imageSideOverlap, 0, 99),
      turnaroundDistance: within(grid.turnAroundDistance, 0, 1e6),
      crosshatch: truth(old.refly90Degrees),
      hoverAndCapture: truth(old.hoverAndCapture),
      triggerInTurnaround: truth(old.cameraTriggerInTurnaround),
    },
    'angle',
    'crosshatch',
    ...transectKeys,
  );
  const mode: AltitudeMode | undefined =
    typeof grid.relativeAltitude === 'boolean'
      ? grid.relativeAltitude
        ? 'relativeToLaunch'
        : 'amsl'
      : undefined;
  return {
    segment: {type: 'survey', area, settings},
    navigation: navigationOf(altitudeWithin(grid.altitude), mode),
    triggerDistance: old.cameraTrigger === true ? positive(old.cameraTriggerDistance) : undefined,
  };
}

export function readCorridor(item: QgcCorridorScan): ReadScan {
  const transects = item.TransectStyleComplexItem;
  const settings: Settings<'corridor'> = pick<Settings<'corridor'>, keyof Settings<'corridor'>>(
    {
      width: Math.max(item.CorridorWidth, LEAST_METRES),
      ...transectSettings(transects),
      entryPoint: corner(item.EntryPoint),
    },
    'width',
    ...transectKeys,
  );
  const positions = item.polyline.map((position) => turned(position));
  return {segment: {type: 'corridor', positions, settings}, ...transectNavigation(transects)};
}

export function readStructure(item: QgcStructureScan): ReadScan {
  type StructureSettings = SegmentOf<'structure'>['settings'];
  const settings = pick<StructureSettings, keyof StructureSettings>(
    {
      height: Math.max(item.StructureHeight, LEAST_METRES),
      layers: Math.min(1e6, Math.max(1, Math.round(item.Layers))),
      bottomAltitude: item.ScanBottomAlt ?? item.Altitude,
      entranceAltitude: item.EntranceAltitude,
      distance: positive(item.CameraCalc.DistanceToSurface),
      gimbalPitch: within(item.GimbalPitch, -90, 90),
      startFromTop: item.StartFromTop,
    },
    'height',
    'layers',
    'bottomAltitude',
    'entranceAltitude',
    'distance',
    'gimbalPitch',
    'startFromTop',
  );
  const area = {type: 'Polygon' as const, coordinates: [closedRing(item.polygon)]};
  const mode =
    item.altitudeRelative === undefined ? undefined : item.altitudeRelative ? 'relativeToLaunch' : 'amsl';
  return {segment: {type: 'structure', area, settings}, navigation: navigationOf(undefined, mode)};
}

const transectKeys = [
  'spacing',
  'frontalOverlap',
  'sideOverlap',
  'turnaroundDistance',
  'entryPoint',
  'hoverAndCapture',
  'triggerInTurnaround',
  'transects',
] as const;

function transectSettings(transects: QgcTransects) {
  const {CameraCalc: calc = {}} = transects;
  const line = flownTransects(transects, heightOf(calc));
  return {
    spacing: positive(calc.AdjustedFootprintSide),
    frontalOverlap: within(calc.FrontalOverlap, 0, 99),
    sideOverlap: within(calc.SideOverlap, 0, 99),
    turnaroundDistance: within(transects.TurnAroundDistance, 0, 1e6),
    hoverAndCapture: transects.HoverAndCapture,
    triggerInTurnaround: transects.CameraTriggerInTurnAround,
    transects: line.length >= 2 ? line : undefined,
  };
}

/** What the ground station worked out: as drawn on its map, else the positions of its commands. */
function flownTransects({VisualTransectPoints = [], Items = []}: QgcTransects, height: number | undefined) {
  if (VisualTransectPoints.length >= 2)
    return VisualTransectPoints.map((position) => turned(position, height));
  return Items.flatMap((item) => {
    const [lat, lon] = [within(item.params[4], -90, 90), within(item.params[5], -180, 180)];
    const isPosition =
      isSimple(item) && waypoints.has(item.command) && lat !== undefined && lon !== undefined;
    return isPosition ? [turned([lat, lon], altitudeWithin(item.params[6]) ?? height)] : [];
  });
}

function transectNavigation(transects: QgcTransects): Omit<ReadScan, 'segment'> {
  const {CameraCalc: calc = {}} = transects;
  const {DistanceToSurfaceRelative: isRelative} = calc;
  const written = isRelative === undefined ? undefined : isRelative ? 'relativeToLaunch' : 'amsl';
  const mode =
    transects.FollowTerrain === true ? 'calculatedAboveTerrain' : (modeOf(calc.DistanceMode) ?? written);
  const triggerDistance = transects.HoverAndCapture ? undefined : positive(calc.AdjustedFootprintFrontal);
  return {navigation: navigationOf(heightOf(calc), mode), triggerDistance};
}

const heightOf = ({DistanceToSurface}: QgcCameraCalc): number | undefined =>
  altitudeWithin(DistanceToSurface);

function navigationOf(
  altitude: number | undefined,
  altitudeMode: AltitudeMode | undefined,
): SegmentNavigation {
  return {...(altitude !== undefined && {altitude}), ...(altitudeMode && {altitudeMode})};
}

const truth = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

/** A corner, 0 to 3; ground stations count on for surveys in two directions. */
const corner = (value: number | undefined): number | undefined =>
  value === undefined ? undefined : value % 4;
