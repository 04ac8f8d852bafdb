import type {AltitudeMode, CameraAction, PlanPosition} from '../../../../../store/flights/flightPlan';
import {mavCommands, mavFrames} from '../commands';
import type {QgcSimpleItem} from '../items';
import {writtenMode} from '../values';

type Param = number | null;
type Params = readonly Param[];

/** Numbers the items of a mission as it goes, those inside complex items too: jumps name these numbers. */
export interface ItemWriter {
  /** A command without a position. */
  command(command: number, params: Params): QgcSimpleItem;
  /** A command with a position; without one, the last three parameters are null. */
  flyTo(command: number, params: Params, destination: Destination): QgcSimpleItem;
  /** The same inside a complex item, which has no altitude of the planner's. */
  plainFlyTo(command: number, params: Params, destination: Destination): QgcSimpleItem;
}

export interface Destination {
  readonly position: PlanPosition | undefined;
  readonly altitude: number;
  readonly altitudeMode: AltitudeMode;
}

export function createItemWriter(): ItemWriter {
  let last = 0;
  const item = (command: number, frame: number, params: Params): QgcSimpleItem => ({
    type: 'SimpleItem',
    command,
    frame,
    params: [...params],
    autoContinue: true,
    doJumpId: ++last,
  });
  const plainFlyTo = (command: number, params: Params, {position, altitude, altitudeMode}: Destination) => {
    const [lon = null, lat = null, own = altitude]: Params = position ?? [];
    return item(command, writtenMode[altitudeMode].frame, [...params, lat, lon, own]);
  };
  return {
    command: (command, params) => item(command, mavFrames.none, params),
    plainFlyTo,
    flyTo: (command, params, destination) => ({
      ...plainFlyTo(command, params, destination),
      Altitude: destination.position?.[2] ?? destination.altitude,
      AltitudeMode: writtenMode[destination.altitudeMode].mode,
      AMSLAltAboveTerrain: null,
    }),
  };
}

/** Turns the camera: MAV_CMD_DO_MOUNT_CONTROL, pitch first and yaw third, as the ground station writes it. */
export function pointCamera(write: ItemWriter, pitch: number, yaw: number): QgcSimpleItem {
  return write.command(mavCommands.mountControl, [pitch, 0, yaw, 0, 0, 0, 2]);
}

export function writeCameraAction(action: CameraAction, write: ItemWriter): QgcSimpleItem {
  switch (action.action) {
    case 'takePhoto':
      return write.command(mavCommands.startImages, [0, 0, 1, 0, null, null, null]);
    case 'photosByTime':
      return write.command(mavCommands.startImages, [0, action.interval, 0, 0, null, null, null]);
    case 'photosByDistance':
      return write.command(mavCommands.cameraTriggerDistance, [action.distance, 0, 1, 0, 0, 0, 0]);
    case 'stopPhotos':
      return write.command(mavCommands.stopImages, [0, null, null, null, null, null, null]);
    case 'startVideo':
      return write.command(mavCommands.startVideo, [0, 0, null, null, null, null, null]);
    case 'stopVideo':
      return write.command(mavCommands.stopVideo, [0, null, null, null, null, null, null]);
    case 'pointCamera':
      return pointCamera(write, action.pitch, action.yaw ?? 0);
  }
}
