import type {Camera, CameraAction} from '../../../../../store/flights/flightPlan';
import {pick} from '../../../../../base/pick';
import {mavCommands} from '../commands';
import {
  isCorridor,
  isStructure,
  isSurvey,
  type QgcCameraCalc,
  type QgcItem,
  type QgcSimpleItem,
} from '../items';
import {positive, within} from '../values';

/** The camera of a mission: that of the first item which knows one. */
export function readCamera(items: readonly QgcItem[]): Camera | undefined {
  for (const item of items) {
    const camera = cameraOf(item);
    if (camera && Object.keys(camera).length > 0) return camera;
  }
  return undefined;
}

/** The camera calculation of a complex item. */
function cameraCalcOf(item: QgcItem): QgcCameraCalc | undefined {
  if (isStructure(item)) return item.CameraCalc;
  return isSurvey(item) || isCorridor(item) ? item.TransectStyleComplexItem?.CameraCalc : undefined;
}

function cameraOf(item: QgcItem): Camera | undefined {
  const calc = cameraCalcOf(item);
  // `Manual (no camera specs)` is how the ground station says that it knows none.
  if (calc?.CameraName !== undefined && !calc.CameraName.startsWith('Manual'))
    return cameraFrom({
      name: calc.CameraName,
      sensorWidth: calc.SensorWidth,
      sensorHeight: calc.SensorHeight,
      imageWidth: calc.ImageWidth,
      imageHeight: calc.ImageHeight,
      focalLength: calc.FocalLength,
      landscape: calc.Landscape,
      interval: calc.MinTriggerInterval,
    });
  if (!isSurvey(item) || !('camera' in item) || typeof item.camera !== 'object' || !item.camera)
    return undefined;
  const old = item.camera as Record<string, unknown>;
  return cameraFrom({
    name: old.name,
    sensorWidth: old.sensorWidth,
    sensorHeight: old.sensorHeight,
    imageWidth: old.resolutionWidth,
    imageHeight: old.resolutionHeight,
    focalLength: old.focalLength,
    landscape: old.orientationLandscape,
    interval: undefined,
  });
}

function cameraFrom(said: Readonly<Record<string, unknown>>): Camera {
  const pixels = (value: unknown) => (Number.isInteger(value) ? within(value, 1, 1e9) : undefined);
  const {name, landscape} = said;
  return pick<Camera, keyof Camera>(
    {
      name: typeof name === 'string' && name !== '' ? name.slice(0, 256) : undefined,
      sensorWidth: positive(said.sensorWidth),
      sensorHeight: positive(said.sensorHeight),
      imageWidth: pixels(said.imageWidth),
      imageHeight: pixels(said.imageHeight),
      focalLength: positive(said.focalLength),
      orientation: typeof landscape === 'boolean' ? (landscape ? 'landscape' : 'portrait') : undefined,
      minTriggerInterval: within(said.interval, 0, 1e6),
    },
    'name',
    'sensorWidth',
    'sensorHeight',
    'imageWidth',
    'imageHeight',
    'focalLength',
    'orientation',
    'minTriggerInterval',
  );
}

/** What a command makes the camera do; `undefined` for commands of other kinds. */
export function cameraActionOf({command, params}: QgcSimpleItem): CameraAction | undefined {
  switch (command) {
    case mavCommands.cameraTriggerDistance: {
      const distance = positive(params[0]);
      return distance === undefined ? {action: 'stopPhotos'} : {action: 'photosByDistance', distance};
    }
    case mavCommands.startImages: {
      const interval = positive(params[1]);
      const isOne = params[2] === 1 || interval === undefined;
      return isOne ? {action: 'takePhoto'} : {action: 'photosByTime', interval};
    }
    case mavCommands.stopImages:
      return {action: 'stopPhotos'};
    case mavCommands.startVideo:
      return {action: 'startVideo'};
    case mavCommands.stopVideo:
      return {action: 'stopVideo'};
    default:
      return undefined;
  }
}
