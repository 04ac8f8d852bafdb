import type {FlightPlan, PlanPosition, Segment, SegmentOf} from '../../../../store/flights/flightPlan';
import {corridorTransects} from './transects/corridorTransects';
import {DEFAULT_TURNAROUND_METRES, transectSpacing} from './spacing';
import {structureRounds} from './transects/structureRounds';
import {surveyTransects} from './transects/surveyTransects';

/** What a structure is kept away from when the plan does not say, as the contract's default. */
const DEFAULT_STRUCTURE_DISTANCE = 10;

/** The altitude of positions that have none, in metres as the altitude mode says. */
export function segmentAltitude({navigation}: Segment, plan: FlightPlan): number {
  return navigation?.altitude ?? plan.navigation.altitude;
}

/** The positions that a segment flies, in order, each with its altitude; the way to it is not among them. */
export function segmentPositions(segment: Segment, plan: FlightPlan): PlanPosition[] {
  const altitude = segmentAltitude(segment, plan);
  const positions = flatPositions(segment, plan);
  return positions.map(([lon = 0, lat = 0, own = altitude]) => [lon, lat, own]);
}

function flatPositions(segment: Segment, plan: FlightPlan): readonly PlanPosition[] {
  switch (segment.type) {
    case 'takeoff':
    case 'land':
      return segment.position ? [segment.position] : [];
    case 'waypoint':
      return segment.positions;
    case 'survey':
      return segment.settings?.transects ?? surveyTransects(surveyShape(segment, plan));
    case 'corridor':
      return segment.settings.transects ?? corridorTransects(corridorShape(segment, plan)).flat();
    case 'structure':
      return structureRounds(structureShape(segment, plan));
    case 'returnToLaunch':
      return [];
  }
}

export function surveyShape(segment: SegmentOf<'survey'>, plan: FlightPlan) {
  const {settings = {}, area} = segment;
  return {
    rings: area.coordinates,
    angle: settings.angle ?? 0,
    spacing: transectSpacing(settings, plan.camera, segmentAltitude(segment, plan)),
    turnaround: settings.turnaroundDistance ?? DEFAULT_TURNAROUND_METRES,
    entryPoint: settings.entryPoint ?? 0,
    alternate: settings.alternateTransects ?? false,
    crosshatch: settings.crosshatch ?? false,
  };
}

export function corridorShape(segment: SegmentOf<'corridor'>, plan: FlightPlan) {
  const {settings, positions} = segment;
  return {
    line: positions,
    width: settings.width,
    spacing: transectSpacing(settings, plan.camera, segmentAltitude(segment, plan)),
    turnaround: settings.turnaroundDistance ?? DEFAULT_TURNAROUND_METRES,
    entryPoint: settings.entryPoint ?? 0,
  };
}

export function structureShape(segment: SegmentOf<'structure'>, plan: FlightPlan) {
  const {settings, area} = segment;
  return {
    ring: area.coordinates[0] ?? [],
    distance: settings.distance ?? DEFAULT_STRUCTURE_DISTANCE,
    height: settings.height,
    layers: settings.layers ?? 1,
    bottomAltitude: settings.bottomAltitude ?? 0,
    entranceAltitude: settings.entranceAltitude ?? segmentAltitude(segment, plan),
    startFromTop: settings.startFromTop ?? false,
  };
}
