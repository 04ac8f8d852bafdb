import Translate, {translate} from '@docusaurus/Translate';
import type {FlightPlan, PassedOver} from '@site/src/plan-check';

interface Props {
  readonly plan: FlightPlan;
}

/** Names the commands of a mission that the aircraft may fly or look at, and that are neither shown nor checked here. */
export function PassedOverNote({plan: {passedOver}}: Props) {
  if (passedOver.length === 0) return null;
  return (
    <p>
      <Translate
        id="flightPlans.passedOver"
        values={{commands: <strong>{passedOver.map(passedOverText).join(', ')}</strong>}}
      >
        {'Not part of the path, its length, its time and its checks: {commands}.'}
      </Translate>
    </p>
  );
}

/** A command by its place among the items, its name where it has one, and its number in MAVLink. */
export function passedOverText({command, item}: PassedOver): string {
  const name = commandName(command);
  return name === undefined
    ? translate(
        {id: 'flightPlans.passedOver.command', message: 'item {item} (command {command})'},
        {item, command},
      )
    : translate(
        {id: 'flightPlans.passedOver.named', message: 'item {item} ({name}, command {command})'},
        {item, name, command},
      );
}

function commandName(command: number): string | undefined {
  switch (command) {
    case 23:
      return translate({id: 'flightPlans.command.land', message: 'land'});
    case 24:
      return translate({id: 'flightPlans.command.takeoff', message: 'takeoff'});
    case 17:
    case 18:
    case 19:
    case 31:
      return translate({id: 'flightPlans.command.loiter', message: 'loiter'});
    case 25:
    case 32:
    case 33:
      return translate({id: 'flightPlans.command.follow', message: 'follow'});
    case 30:
      return translate({id: 'flightPlans.command.altitude', message: 'change altitude'});
    case 34:
      return translate({id: 'flightPlans.command.orbit', message: 'orbit'});
    case 35:
      return translate({id: 'flightPlans.command.eight', message: 'figure eight'});
    case 36:
      return translate({id: 'flightPlans.command.arc', message: 'arc'});
    case 80:
    case 195:
    case 197:
    case 201:
      return translate({id: 'flightPlans.command.interest', message: 'region of interest'});
    case 81:
      return translate({id: 'flightPlans.command.planning', message: 'path planning on board'});
    case 83:
      return translate({id: 'flightPlans.command.altitudeWait', message: 'wait for an altitude'});
    case 92:
      return translate({id: 'flightPlans.command.guided', message: 'guided from outside'});
    case 93:
    case 112:
      return translate({id: 'flightPlans.command.delay', message: 'delay'});
    case 177:
    case 601:
      return translate({id: 'flightPlans.command.jump', message: 'jump'});
    case 179:
      return translate({id: 'flightPlans.command.home', message: 'set home'});
    case 185:
      return translate({id: 'flightPlans.command.termination', message: 'end the flight at once'});
    case 189:
      return translate({id: 'flightPlans.command.landStart', message: 'start of the landing'});
    case 192:
      return translate({id: 'flightPlans.command.reposition', message: 'reposition'});
    case 252:
      return translate({id: 'flightPlans.command.override', message: 'pause or continue'});
    case 5000:
      return translate({id: 'flightPlans.command.fenceReturn', message: 'return point of the fence'});
    case 5001:
    case 5002:
    case 5003:
    case 5004:
      return translate({id: 'flightPlans.command.fence', message: 'fence'});
    case 5100:
      return translate({id: 'flightPlans.command.rally', message: 'rally point'});
    case 31_005:
    case 31_006:
    case 31_007:
    case 31_008:
    case 31_009:
      return translate({id: 'flightPlans.command.userPlace', message: 'a place of the manufacturer'});
    case 42_702:
      return translate({id: 'flightPlans.command.script', message: 'script'});
    default:
      return undefined;
  }
}
