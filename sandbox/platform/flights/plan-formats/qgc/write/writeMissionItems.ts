import type {CameraAction, FlightPlan, Navigation, Segment} from '../../../../../store/flights/flightPlan';
import {mavCommands} from '../commands';
import type {QgcItem} from '../items';
import {createItemWriter, pointCamera, writeCameraAction, type ItemWriter} from './writeItems';
import {photoDistance, writeCorridor, writeStructure, writeSurvey} from './writeScans';

/** The items of a mission: for each segment what changes before it, what the camera does, and what is flown. */
export function writeMissionItems(plan: FlightPlan): QgcItem[] {
  const write = createItemWriter();
  const {pitch, yaw, gimbal, flightSpeed, hoverSpeed} = plan.navigation;
  const items: QgcItem[] = [
    // The file's vehicle is a multicopter, which flies at the hover speed until a command says otherwise.
    ...(flightSpeed === hoverSpeed ? [] : [changeSpeed(flightSpeed, write)]),
    ...(gimbal ? [pointCamera(write, pitch, yaw)] : []),
  ];
  let current: Navigation = plan.navigation;
  for (const segment of plan.segments) {
    const navigation: Navigation = {...plan.navigation, ...segment.navigation};
    items.push(...writeChanges(current, navigation, write));
    for (const action of actionsOf(segment, plan)) items.push(writeCameraAction(action, write));
    items.push(...writeSegment(segment, plan, navigation, write));
    current = navigation;
  }
  return items;
}

function writeChanges(before: Navigation, after: Navigation, write: ItemWriter): QgcItem[] {
  const speed = after.flightSpeed !== before.flightSpeed;
  const angles = after.gimbal && (after.pitch !== before.pitch || after.yaw !== before.yaw || !before.gimbal);
  return [
    ...(speed ? [changeSpeed(after.flightSpeed, write)] : []),
    ...(angles ? [pointCamera(write, after.pitch, after.yaw)] : []),
  ];
}

/** MAV_CMD_DO_CHANGE_SPEED: over ground, without a change of throttle. */
function changeSpeed(metresPerSecond: number, write: ItemWriter): QgcItem {
  return write.command(mavCommands.changeSpeed, [1, metresPerSecond, -1, 0, 0, 0, 0]);
}

/** A survey takes its pictures by itself: the distance stands in its camera calculation, and is not said twice. */
function actionsOf(segment: Segment, plan: FlightPlan): readonly CameraAction[] {
  const actions = segment.cameraActions ?? [];
  if (segment.type !== 'survey' && segment.type !== 'corridor') return actions;
  const distance = photoDistance(segment, plan);
  const own = actions.findIndex(
    (action) => action.action === 'photosByDistance' && action.distance === distance,
  );
  return actions.filter((_, index) => index !== own);
}

function writeSegment(
  segment: Segment,
  plan: FlightPlan,
  navigation: Navigation,
  write: ItemWriter,
): QgcItem[] {
  const {altitude, altitudeMode} = navigation;
  switch (segment.type) {
    case 'takeoff':
      return [
        write.flyTo(mavCommands.takeoff, [0, 0, 0, null], {
          position: segment.position,
          altitude,
          altitudeMode,
        }),
      ];
    case 'land': {
      // A landing without an altitude ends on the ground, which only a height above sea level cannot say.
      const ground = altitudeMode === 'amsl' ? altitude : 0;
      const destination = {position: segment.position, altitude: ground, altitudeMode};
      return [write.flyTo(mavCommands.land, [0, 0, 0, null], destination)];
    }
    case 'waypoint':
      return segment.positions.map((position) =>
        write.flyTo(mavCommands.waypoint, [segment.holdSeconds ?? 0, 0, 0, null], {
          position,
          altitude,
          altitudeMode,
        }),
      );
    case 'survey':
      return [writeSurvey(segment, plan, write)];
    case 'corridor':
      return [writeCorridor(segment, plan, write)];
    case 'structure':
      return [writeStructure(segment, plan)];
    case 'returnToLaunch':
      return [write.command(mavCommands.returnToLaunch, [0, 0, 0, 0, 0, 0, 0])];
  }
}
