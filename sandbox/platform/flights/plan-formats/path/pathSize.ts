import type {FlightPlan, Segment} from '../../../../store/flights/flightPlan';
import {corridorLines} from './transects/corridorTransects';
import {corridorShape, structureShape, surveyShape} from './segmentPositions';
import {extreme, planeOf} from './transects/plane';

/** At most how many lines a segment flies, told without working them out. */
export function mostLines(segment: Segment, plan: FlightPlan): number {
  switch (segment.type) {
    case 'waypoint':
      return segment.positions.length;
    case 'survey': {
      if (segment.settings?.transects) return segment.settings.transects.length;
      const {rings, spacing, crosshatch} = surveyShape(segment, plan);
      const corners = rings.reduce((sum, ring) => sum + ring.length, 0);
      // A line crosses each edge at most once, and two crossings make one transect.
      return (acrossMetres(rings.flat()) / spacing + 1) * corners * (crosshatch ? 2 : 1);
    }
    case 'corridor':
      return segment.settings.transects
        ? segment.settings.transects.length
        : corridorLines(corridorShape(segment, plan)) * segment.positions.length;
    case 'structure': {
      const {ring, layers} = structureShape(segment, plan);
      return ring.length * layers;
    }
    default:
      return 1;
  }
}

/** The diagonal of the box around some positions: no area is wider, whatever the direction of flight. */
function acrossMetres(positions: readonly (readonly number[])[]): number {
  const points = positions.map(planeOf(positions).toPlane);
  const [easts, norths] = [points.map(([east]) => east), points.map(([, north]) => north)];
  return Math.hypot(reach(easts), reach(norths));
}

const reach = (values: readonly number[]): number => extreme(values, Math.max) - extreme(values, Math.min);
