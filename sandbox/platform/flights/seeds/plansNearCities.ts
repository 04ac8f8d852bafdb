import type {UxvPlan} from '../../../store/flights/flightPlan';

/** Along the highway between Bend and Redmond, where it crosses the Deschutes: a corridor. */
export const bendBridge: UxvPlan = {
  id: 'bend-highway-corridor',
  collectionId: 'cascade-drones',
  name: 'Highway 97, Bend north',
  navigation: {altitude: 80, pitch: -90, gimbal: true},
  segments: [
    {type: 'takeoff', position: [-121.3071, 44.0791, 60]},
    {
      type: 'corridor',
      name: 'Northbound lanes',
      positions: [
        [-121.3058, 44.0812],
        [-121.3021, 44.0915],
        [-121.2968, 44.1037],
        [-121.2893, 44.1149],
      ],
      settings: {width: 90, spacing: 45, turnaroundDistance: 15},
      cameraActions: [{action: 'photosByDistance', distance: 20}],
    },
    {type: 'returnToLaunch'},
  ],
};

/** A lookout tower near Bend, circled in three layers. */
export const bendInspection: UxvPlan = {
  id: 'pilot-butte-tower',
  collectionId: 'cascade-drones',
  name: 'Pilot Butte tower inspection',
  navigation: {altitude: 45},
  segments: [
    {type: 'takeoff', position: [-121.2839, 44.0583]},
    {
      type: 'structure',
      name: 'Tower',
      area: {
        type: 'Polygon',
        coordinates: [
          [
            [-121.28335, 44.06045],
            [-121.28305, 44.06045],
            [-121.28305, 44.06068],
            [-121.28335, 44.06068],
            [-121.28335, 44.06045],
          ],
        ],
      },
      settings: {
        height: 24,
        layers: 3,
        bottomAltitude: 8,
        entranceAltitude: 45,
        distance: 12,
        gimbalPitch: -15,
      },
      cameraActions: [{action: 'photosByTime', interval: 3}],
    },
    {type: 'land', position: [-121.2839, 44.0583, 0]},
  ],
};

/** Out over the sound along the ferry's way and back: long enough to meet several grid cells of weather. */
export const bainbridgeWatch: UxvPlan = {
  id: 'bainbridge-crossing-watch',
  collectionId: 'puget-ferries',
  name: 'Bainbridge crossing watch',
  navigation: {flightSpeed: 18, altitude: 100},
  segments: [
    {type: 'takeoff', position: [-122.3384, 47.6026]},
    {
      type: 'waypoint',
      name: 'Along the crossing',
      positions: [
        [-122.38, 47.6041],
        [-122.44, 47.6098],
        [-122.5096, 47.6223],
      ],
      holdSeconds: 20,
      cameraActions: [{action: 'startVideo'}],
    },
    {type: 'returnToLaunch', cameraActions: [{action: 'stopVideo'}]},
  ],
};
