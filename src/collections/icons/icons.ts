import {translate} from '@docusaurus/Translate';

/** The icons that the portal's maps draw, in words. A collection may name any other: maps draw a dot then. */
export function iconNames(): Readonly<Record<string, string>> {
  return {
    drone: translate({id: 'collections.icon.drone', message: 'Drone'}),
    'fire-engine': translate({id: 'collections.icon.fireEngine', message: 'Fire engine'}),
    truck: translate({id: 'collections.icon.truck', message: 'Truck'}),
    van: translate({id: 'collections.icon.van', message: 'Van'}),
    taxi: translate({id: 'collections.icon.taxi', message: 'Taxi'}),
    crew: translate({id: 'collections.icon.crew', message: 'Crew'}),
    ferry: translate({id: 'collections.icon.ferry', message: 'Ferry'}),
    barge: translate({id: 'collections.icon.barge', message: 'Barge'}),
  };
}
