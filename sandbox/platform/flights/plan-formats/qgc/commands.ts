/** The MAV_CMD numbers that a plan's segments, navigation and camera actions are made of (MAVLink common messages). */
export const mavCommands = {
  waypoint: 16,
  loiterUnlimited: 17,
  loiterTurns: 18,
  loiterTime: 19,
  returnToLaunch: 20,
  land: 21,
  takeoff: 22,
  loiterToAltitude: 31,
  splineWaypoint: 82,
  vtolTakeoff: 84,
  vtolLand: 85,
  delay: 93,
  payloadPlace: 94,
  conditionDelay: 112,
  changeSpeed: 178,
  mountControl: 205,
  cameraTriggerDistance: 206,
  gimbalPitchYaw: 1000,
  startImages: 2000,
  stopImages: 2001,
  startVideo: 2500,
  stopVideo: 2501,
  payloadPrepareDeploy: 30_001,
} as const;

/** Commands that fly to a position, in the words of UxV. */
export const waypoints: ReadonlySet<number> = new Set([
  mavCommands.waypoint,
  mavCommands.loiterUnlimited,
  mavCommands.loiterTurns,
  mavCommands.loiterTime,
  mavCommands.loiterToAltitude,
  mavCommands.splineWaypoint,
  mavCommands.payloadPlace,
  mavCommands.payloadPrepareDeploy,
]);
export const takeoffs: ReadonlySet<number> = new Set([mavCommands.takeoff, mavCommands.vtolTakeoff]);
export const landings: ReadonlySet<number> = new Set([mavCommands.land, mavCommands.vtolLand]);

/** Commands that stay where the aircraft is, as the ground station counts them. */
export const waits: ReadonlySet<number> = new Set([mavCommands.delay, mavCommands.conditionDelay]);
/** Commands whose first parameter is a time to stay, in seconds. */
export const holds: ReadonlySet<number> = new Set([
  mavCommands.waypoint,
  mavCommands.loiterTime,
  mavCommands.splineWaypoint,
  ...waits,
]);
/** Commands that take latitude and longitude 0 for where the aircraft is; all take nulls for it. */
export const zeroIsHere: ReadonlySet<number> = new Set([
  mavCommands.loiterUnlimited,
  mavCommands.loiterTurns,
  mavCommands.loiterTime,
  mavCommands.loiterToAltitude,
  mavCommands.payloadPlace,
  ...takeoffs,
  ...landings,
]);

/**
 * MAV_TYPE numbers of aircraft that fly at the file's `hoverSpeed`, as the contract says: generic, with 2 to 12 rotors,
 * coaxial and helicopters. All other vehicles move at its `cruiseSpeed`.
 */
export const hovering: ReadonlySet<number> = new Set([0, 2, 3, 4, 13, 14, 15, 29, 35]);

/** MAV_FRAME numbers. */
export const mavFrames = {amsl: 0, none: 2, relative: 3, terrain: 10} as const;

/** QGroundControl's altitude modes: in `AltitudeMode`, `DistanceMode` and `globalPlanAltitudeMode`. */
export const qgcAltitudeModes = {mixed: 0, relative: 1, amsl: 2, aboveTerrain: 3, terrainFrame: 4} as const;
