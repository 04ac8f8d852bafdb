import type {QgcPlan} from '../../../store/flights/flightPlan';

type LatLon = [lat: number, lon: number];

const ALTITUDE = 110;
const transects: LatLon[] = [
  [44.208, -121.6236011],
  [44.2125, -121.6236011],
  [44.2125, -121.6227005],
  [44.208, -121.6227005],
  [44.208, -121.6218],
  [44.2125, -121.6218],
  [44.2125, -121.6208995],
  [44.208, -121.6208995],
  [44.208, -121.6199989],
  [44.2125, -121.6199989],
];

type Params = (number | null)[];

const command = (number: number, params: Params, doJumpId: number) => ({
  type: 'SimpleItem' as const,
  command: number,
  frame: 2,
  params,
  autoContinue: true,
  doJumpId,
});

const commandAt = (number: number, [lat, lon]: LatLon, altitude: number, doJumpId: number) => ({
  ...command(number, [0, 0, 0, null, lat, lon, altitude], doJumpId),
  frame: 3,
});

const planned = (number: number, where: LatLon, altitude: number, doJumpId: number) => ({
  ...commandAt(number, where, altitude, doJumpId),
  Altitude: altitude,
  AltitudeMode: 1,
  AMSLAltAboveTerrain: null,
});

const camera = {
  AdjustedFootprintFrontal: 31.762,
  AdjustedFootprintSide: 71.775,
  CameraName: 'Sony ILCE-QX1',
  DistanceMode: 1,
  DistanceToSurface: ALTITUDE,
  FixedOrientation: false,
  FocalLength: 16,
  FrontalOverlap: 70,
  ImageDensity: 2.9234,
  ImageHeight: 3632,
  ImageWidth: 5456,
  Landscape: true,
  MinTriggerInterval: 0,
  SensorHeight: 15.4,
  SensorWidth: 23.2,
  SideOverlap: 55,
  ValueSetIsDistance: true,
  version: 2 as const,
};

/** The survey flight over the fire as the ground station saved it: the contract's example. */
export const ridgeCreekSurvey: QgcPlan = {
  id: 'ridge-creek-survey',
  collectionId: 'cascade-drones',
  name: 'Ridge Creek survey, west flank',
  fileType: 'Plan',
  version: 1,
  groundStation: 'QGroundControl',
  mission: {
    version: 2,
    firmwareType: 12,
    vehicleType: 2,
    cruiseSpeed: 15,
    hoverSpeed: 10,
    globalPlanAltitudeMode: 1,
    plannedHomePosition: [44.2068, -121.6152, 1024.5],
    items: [
      command(530, [0, 2, null, null, null, null, null], 1),
      command(178, [1, 10, -1, 0, 0, 0, 0], 2),
      planned(22, [44.2068, -121.6152], 60.96, 3),
      planned(16, [44.2074, -121.619], ALTITUDE, 4),
      {
        type: 'ComplexItem',
        complexItemType: 'survey',
        version: 5,
        angle: 0,
        entryLocation: 2,
        flyAlternateTransects: false,
        splitConcavePolygons: false,
        polygon: [
          [44.2125, -121.624],
          [44.2125, -121.6196],
          [44.208, -121.6196],
          [44.208, -121.624],
        ],
        TransectStyleComplexItem: {
          version: 2,
          CameraCalc: camera,
          CameraShots: 80,
          CameraTriggerInTurnAround: true,
          HoverAndCapture: false,
          Refly90Degrees: false,
          TurnAroundDistance: 0,
          VisualTransectPoints: transects,
          Items: surveyItems(5),
        },
      },
      command(20, [0, 0, 0, 0, 0, 0, 0], 17),
    ],
  },
  geoFence: {
    version: 2,
    circles: [],
    polygons: [
      {
        version: 1,
        inclusion: true,
        polygon: [
          [44.214, -121.6262],
          [44.214, -121.6132],
          [44.2054, -121.6132],
          [44.2054, -121.6262],
        ],
      },
    ],
  },
  rallyPoints: {version: 2, points: [[44.2062, -121.6143, 50]]},
};

/** Way in, pictures on, transect by transect, pictures off. */
function surveyItems(first: number) {
  const [start, ...others] = transects;
  return [
    ...(start ? [commandAt(16, start, ALTITUDE, first)] : []),
    command(206, [31.762, 0, 1, 0, 0, 0, 0], first + 1),
    ...others.map((where, index) => commandAt(16, where, ALTITUDE, first + 2 + index)),
    command(206, [0, 0, 0, 0, 0, 0, 0], first + 2 + others.length),
  ];
}
