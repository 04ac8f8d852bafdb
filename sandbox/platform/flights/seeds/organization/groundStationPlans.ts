import type {QgcPlan} from '../../../../store/flights/flightPlan';
import type {Place} from './place';

type Identity = Pick<Required<QgcPlan>, 'id' | 'collectionId' | 'name'>;
type LatLon = [lat: number, lon: number];
type Items = QgcPlan['mission']['items'];

const [TAKEOFF, WAYPOINT, RETURN] = [22, 16, 20];
const PICTURE_WIDTH = 60;

/** Lines over a field, as a ground station saves them, with a fence and a rally point. */
export function surveyPlan(identity: Identity, place: Place): QgcPlan {
  const {between} = place;
  const at = turned(place);
  const [length, width] = [between(220, 700, 1), between(180, 520, 2)];
  const altitude = Math.round(between(60, 118, 3));
  const corners = [at(0, 0), at(length, 0), at(length, width), at(0, width)];
  const columns = Math.ceil(width / PICTURE_WIDTH);
  const transects = Array.from({length: columns}, (_, column): LatLon[] => {
    const right = (column + 0.5) * (width / columns);
    const line = [at(0, right), at(length, right)];
    return column % 2 === 0 ? line : line.reverse();
  }).flat();
  const start = simple(TAKEOFF, at(-50, 0), 30, 1);
  return file(identity, place, {
    items: [
      start,
      {
        type: 'ComplexItem',
        complexItemType: 'survey',
        version: 5,
        angle: 0,
        entryLocation: 0,
        flyAlternateTransects: false,
        splitConcavePolygons: false,
        polygon: corners,
        TransectStyleComplexItem: {
          version: 2,
          CameraShots: columns * 12,
          CameraTriggerInTurnAround: true,
          HoverAndCapture: false,
          Refly90Degrees: false,
          TurnAroundDistance: 0,
          CameraCalc: cameraAt(altitude),
          VisualTransectPoints: transects,
          Items: transects.map((position, index) => simple(WAYPOINT, position, altitude, index + 2)),
        },
      },
      home(transects.length + 2),
    ],
    fence: [at(-150, -100), at(length + 100, -100), at(length + 100, width + 100), at(-150, width + 100)],
    rally: at(-40, 40),
  });
}

/** A round by single waypoints; half of the rounds fly up to a height that many ceilings are below. */
export function waypointsPlan(identity: Identity, place: Place): QgcPlan {
  const {between, chance} = place;
  const at = turned(place);
  const reach = between(400, 1900, 1);
  const count = 4 + Math.floor(chance(2) * 9);
  const altitude = Math.round(between(40, chance(3) < 0.5 ? 120 : 420, 4));
  const corners = Array.from({length: count}, (_, index): LatLon => {
    const angle = (index / count) * 2 * Math.PI;
    const away = reach * (0.7 + 0.3 * Math.sin(3 * angle));
    return at(away * Math.cos(angle), away * Math.sin(angle));
  });
  return file(identity, place, {
    items: [
      simple(TAKEOFF, at(0, 0), 30, 1),
      ...corners.map((corner, index) => simple(WAYPOINT, corner, altitude + 5 * (index % 3), index + 2)),
      home(count + 2),
    ],
    fence: undefined,
    rally: at(-30, 30),
  });
}

/** Ground stations write the latitude first. */
const turned =
  ({at}: Place) =>
  (forward: number, right: number): LatLon => {
    const [lon, lat] = at(forward, right);
    return [lat, lon];
  };

const simple = (command: number, [lat, lon]: LatLon, altitude: number, doJumpId: number) => ({
  type: 'SimpleItem' as const,
  command,
  frame: 3,
  autoContinue: true,
  doJumpId,
  params: [0, 0, 0, null, lat, lon, altitude],
  Altitude: altitude,
  AltitudeMode: 1,
  AMSLAltAboveTerrain: null,
});

const home = (doJumpId: number) => ({
  type: 'SimpleItem' as const,
  command: RETURN,
  frame: 2,
  autoContinue: true,
  doJumpId,
  params: [0, 0, 0, 0, 0, 0, 0],
});

const cameraAt = (altitude: number) => ({
  version: 2 as const,
  CameraName: 'Sony ILCE-QX1',
  DistanceMode: 1,
  DistanceToSurface: altitude,
  AdjustedFootprintFrontal: 31.8,
  AdjustedFootprintSide: PICTURE_WIDTH,
  FixedOrientation: false,
  FocalLength: 16,
  FrontalOverlap: 70,
  ImageDensity: 2.9,
  ImageHeight: 3632,
  ImageWidth: 5456,
  Landscape: true,
  MinTriggerInterval: 0,
  SensorHeight: 15.4,
  SensorWidth: 23.2,
  SideOverlap: 55,
  ValueSetIsDistance: true,
});

interface Contents {
  readonly items: Items;
  /** Corners of an area that the aircraft stays inside. */
  readonly fence: LatLon[] | undefined;
  readonly rally: LatLon;
}

function file(identity: Identity, place: Place, {items, fence, rally}: Contents): QgcPlan {
  const {site, between} = place;
  const [lat, lon] = turned(place)(-50, 0);
  return {
    ...identity,
    fileType: 'Plan',
    version: 1,
    groundStation: 'QGroundControl',
    mission: {
      version: 2,
      firmwareType: 12,
      vehicleType: 2,
      globalPlanAltitudeMode: 1,
      hoverSpeed: 6,
      cruiseSpeed: Math.round(between(8, 15, 9)),
      plannedHomePosition: [lat, lon, site.ground],
      items,
    },
    geoFence: {
      version: 2,
      circles: [],
      polygons: fence ? [{version: 1, inclusion: true, polygon: fence}] : [],
    },
    rallyPoints: {version: 2, points: [[...rally, 40]]},
  };
}
