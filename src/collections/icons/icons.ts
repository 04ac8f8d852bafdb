import {translate} from '@docusaurus/Translate';

/** The icons that the portal's maps draw, in words. A collection may name any other: maps draw a dot then. */
export function iconNames(): Readonly<Record<string, string>> {
  return {
    aircraft: translate({id: 'collections.icon.aircraft', message: 'Aircraft'}),
    drone: translate({id: 'collections.icon.drone', message: 'Drone'}),
    'fire-engine': translate({id: 'collections.icon.fireEngine', message: 'Fire engine'}),
    car: translate({id: 'collections.icon.car', message: 'Car'}),
    truck: translate({id: 'collections.icon.truck', message: 'Truck'}),
    van: translate({id: 'collections.icon.van', message: 'Van'}),
    taxi: translate({id: 'collections.icon.taxi', message: 'Taxi'}),
    crew: translate({id: 'collections.icon.crew', message: 'Crew'}),
    vessel: translate({id: 'collections.icon.vessel', message: 'Vessel'}),
    ferry: translate({id: 'collections.icon.ferry', message: 'Ferry'}),
    barge: translate({id: 'collections.icon.barge', message: 'Barge'}),
  };
}
