import type {FlightPlan, SegmentOf} from '../../../../../store/flights/flightPlan';
import {segmentAltitude, segmentPositions, structureShape} from '../../path/segmentPositions';
import {
  DEFAULT_OVERLAP_PERCENT,
  DEFAULT_SPACING_METRES,
  DEFAULT_TURNAROUND_METRES,
  transectSpacing,
  triggerDistance,
} from '../../path/spacing';
import {mavCommands} from '../commands';
import type {QgcCameraCalc, QgcItem, QgcSimpleItem} from '../items';
import {writtenMode, latLon, openRing} from '../values';
import type {ItemWriter} from './writeItems';

type TransectSegment = SegmentOf<'survey'> | SegmentOf<'corridor'>;

export function writeSurvey(segment: SegmentOf<'survey'>, plan: FlightPlan, write: ItemWriter): QgcItem {
  const {settings = {}, area} = segment;
  return {
    type: 'ComplexItem',
    complexItemType: 'survey',
    version: 5,
    angle: settings.angle ?? 0,
    entryLocation: settings.entryPoint ?? 0,
    flyAlternateTransects: settings.alternateTransects ?? false,
    splitConcavePolygons: false,
    polygon: openRing(area.coordinates[0] ?? []),
    TransectStyleComplexItem: writeTransects(segment, settings.crosshatch ?? false, plan, write),
  };
}

export function writeCorridor(segment: SegmentOf<'corridor'>, plan: FlightPlan, write: ItemWriter): QgcItem {
  return {
    type: 'ComplexItem',
    complexItemType: 'CorridorScan',
    version: 3,
    CorridorWidth: segment.settings.width,
    EntryPoint: segment.settings.entryPoint ?? 0,
    polyline: segment.positions.map(latLon),
    TransectStyleComplexItem: writeTransects(segment, false, plan, write),
  };
}

export function writeStructure(segment: SegmentOf<'structure'>, plan: FlightPlan): QgcItem {
  const {distance, height, layers, bottomAltitude, entranceAltitude, startFromTop} = structureShape(
    segment,
    plan,
  );
  const altitudeMode = segment.navigation?.altitudeMode ?? plan.navigation.altitudeMode;
  return {
    type: 'ComplexItem',
    complexItemType: 'StructureScan',
    version: 2,
    Altitude: bottomAltitude,
    // Above the ground is neither: the camera's distance says it.
    ...(altitudeMode !== 'calculatedAboveTerrain' && {
      altitudeRelative: altitudeMode === 'relativeToLaunch',
    }),
    EntranceAltitude: entranceAltitude,
    ScanBottomAlt: bottomAltitude,
    StructureHeight: height,
    Layers: layers,
    GimbalPitch: segment.settings.gimbalPitch ?? 0,
    StartFromTop: startFromTop,
    CameraCalc: {
      ...cameraKeys(plan),
      version: 2,
      DistanceMode: writtenMode[altitudeMode].mode,
      DistanceToSurface: distance,
      AdjustedFootprintFrontal: DEFAULT_SPACING_METRES,
      AdjustedFootprintSide: height / layers,
    },
    polygon: openRing(segment.area.coordinates[0] ?? []),
  };
}

function writeTransects(segment: TransectSegment, crosshatch: boolean, plan: FlightPlan, write: ItemWriter) {
  const settings = segment.settings ?? {};
  const positions = segmentPositions(segment, plan);
  const altitude = segmentAltitude(segment, plan);
  const altitudeMode = segment.navigation?.altitudeMode ?? plan.navigation.altitudeMode;
  const distance = photoDistance(segment, plan);
  const items: QgcSimpleItem[] = positions.map((position) =>
    write.plainFlyTo(mavCommands.waypoint, [0, 0, 0, null], {position, altitude, altitudeMode}),
  );
  return {
    version: 2 as const,
    CameraCalc: {
      ...cameraKeys(plan),
      version: 2 as const,
      AdjustedFootprintFrontal: distance ?? DEFAULT_SPACING_METRES,
      AdjustedFootprintSide: transectSpacing(settings, plan.camera, altitude),
      DistanceMode: writtenMode[altitudeMode].mode,
      DistanceToSurface: altitude,
      FrontalOverlap: settings.frontalOverlap ?? DEFAULT_OVERLAP_PERCENT,
      SideOverlap: settings.sideOverlap ?? DEFAULT_OVERLAP_PERCENT,
      ValueSetIsDistance: true,
    },
    CameraTriggerInTurnAround: settings.triggerInTurnaround ?? true,
    HoverAndCapture: settings.hoverAndCapture ?? false,
    Refly90Degrees: crosshatch,
    TurnAroundDistance: settings.turnaroundDistance ?? DEFAULT_TURNAROUND_METRES,
    VisualTransectPoints: positions.map(latLon),
    Items: items,
  };
}

/** Metres between two pictures: as the segment's camera action says, else from the camera. */
export function photoDistance({settings, cameraActions, ...segment}: TransectSegment, plan: FlightPlan) {
  const byDistance = cameraActions?.find(({action}) => action === 'photosByDistance');
  if (byDistance?.action === 'photosByDistance') return byDistance.distance;
  return triggerDistance(
    settings ?? {},
    plan.camera,
    segment.navigation?.altitude ?? plan.navigation.altitude,
  );
}

/** The camera as the ground station's calculation holds it. */
function cameraKeys({camera}: FlightPlan): QgcCameraCalc {
  if (!camera) return {CameraName: 'Manual (no camera specs)'};
  const {name, sensorWidth, sensorHeight, imageWidth, imageHeight, focalLength} = camera;
  return {
    CameraName: name ?? 'Custom Camera',
    ...(sensorWidth !== undefined && {SensorWidth: sensorWidth}),
    ...(sensorHeight !== undefined && {SensorHeight: sensorHeight}),
    ...(imageWidth !== undefined && {ImageWidth: imageWidth}),
    ...(imageHeight !== undefined && {ImageHeight: imageHeight}),
    ...(focalLength !== undefined && {FocalLength: focalLength}),
    ...(camera.orientation && {Landscape: camera.orientation === 'landscape'}),
    ...(camera.minTriggerInterval !== undefined && {MinTriggerInterval: camera.minTriggerInterval}),
    FixedOrientation: false,
  };
}
