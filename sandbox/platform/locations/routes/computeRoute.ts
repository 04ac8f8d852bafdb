import {toHex} from '../../../base/bytes';
import {sha256} from '../../../base/hashes';
import {nextTurn} from '../../../base/nextTurn';
import {notFound} from '../../../http/apiError';
import {formatInstant} from '../../../base/instants';
import {defineHandler} from '../../shared/handlers/defineHandler';
import {describeWay} from './describeWay';
import {findLeg} from '../../../world/roads/findLeg';
import {matchToRoad, type Matched} from '../../../world/roads/matchToRoad';
import {rounded} from '../../../geometry/rounded';
import {readWaypoints, refuseTooLong} from './readWaypoints';
import {freeFlow, trafficDelay} from './trafficDelay';

export const computeRoute = defineHandler('computeRoute', async ({path, query, clock, world, respond}) => {
  const traffic = query.traffic === true;
  const roads = world.roads();
  const positions = readWaypoints(path.waypoints, traffic);
  const departure = clock.now().getTime();
  const delay = traffic ? trafficDelay(world.weather, departure) : freeFlow;
  const matched = positions.map((position) => matchToRoad(roads, position));
  const legs = [];
  for (let index = 1; index < matched.length; index++) {
    const [from, to] = [matched[index - 1], matched[index]];
    const leg = from && to && findLeg(from, to, {roads, delay});
    if (!leg) throw notFound(`No route exists between waypoint ${index - 1} and waypoint ${index}.`);
    legs.push(leg);
    // A leg across a continent takes a second: others get their turn before the next one.
    await nextTurn();
  }
  const way = describeWay(legs, delay);
  refuseTooLong(way.distance);
  return respond(200, {
    routeId: query.routeId ?? idOf(path.waypoints, traffic),
    routes: [way],
    ...(query.echo && {waypoints: matched.flatMap((each) => (each ? [waypointOf(each)] : []))}),
    departureTime: formatInstant(departure),
    arrivalTime: formatInstant(departure + Math.round(way.duration) * 1000),
  });
});

/** The same question gets the same id: a GET draws nothing from the sandbox's stream of ids. */
function idOf(waypoints: string, traffic: boolean): string {
  return `route-${toHex(sha256(`${waypoints} ${traffic}`)).slice(0, 16)}`;
}

function waypointOf({distance, name, position: [lon, lat]}: Matched) {
  return {distance: rounded(distance, 1), name, location: [rounded(lon, 5), rounded(lat, 5)]};
}
