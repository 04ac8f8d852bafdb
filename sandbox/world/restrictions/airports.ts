import {airports} from '../geography/airports';
import {circle} from './shapes';
import type {Restriction} from './types';

const NAUTICAL_MILE = 1852;

/** The control zone of each airport: five nautical miles around a large one, four around a small one. */
export const controlZones: readonly Restriction[] = airports.map(
  ({iata, name, country, lon, lat, millions}) => {
    const large = millions >= 1 || iata === 'EWR' || iata === 'BFI';
    return {
      id: `ctr-${iata.toLowerCase()}`,
      type: 'fulltime',
      dataset: 'controlled-airspace',
      name: `${name} control zone (${iata})`,
      ceilingMeters: large ? 1219 : 762,
      attributes: {
        State: country,
        Facility: `${name} airport`,
        Reason: 'Controlled airspace around an airport',
      },
      geometry: circle([lon, lat], (large ? 5 : 4) * NAUTICAL_MILE),
    };
  },
);
