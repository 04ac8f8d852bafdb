import {firesAt} from '../fires/fires';
import type {Fire} from '../fires/types';
import {airports} from '../geography/airports';
import {type LonLat, distanceMetres, offsetMetres} from '../../geometry/sphere';
import {between, chance} from '../frame/hash';
import {DAY_MS, HOUR_MS, isoTime} from '../frame/time';
import {circle} from './shapes';
import type {Restriction} from './types';

/** Aircraft that fight a fire need the air around it: a circle four kilometres beyond its perimeter. */
export function fireRestrictionsAt(seed: number, time: number): Restriction[] {
  return firesAt(seed, 'US', 'nifc', time).map((fire) => {
    const {middle, reach} = extent(fire);
    return {
      id: `tfr-${fire.fireId}`,
      type: 'parttime',
      dataset: 'tfr',
      name: `${fire.name} flight restriction`,
      ceilingMeters: 3048,
      activeTime: fire.detectedAt,
      attributes: {Proponent: 'Incident command', Reason: 'Firefighting aircraft'},
      geometry: circle(middle, reach + 4000),
    };
  });
}

/** Games and concerts in large cities: three nautical miles, from an hour before until an hour after. */
export function eventRestrictionsAt(seed: number, time: number): Restriction[] {
  const today = Math.floor(time / DAY_MS);
  return airports.flatMap(({iata, city, country, lon, lat, millions}, index) => {
    if (millions < 2.4) return [];
    const [east, north] = [between(-9000, 9000, seed, 5002, index), between(-9000, 9000, seed, 5003, index)];
    return [-1, 0, 1].flatMap((away): Restriction[] => {
      const day = today + away;
      if (chance(seed, 5001, index, day) > 0.3) return [];
      // Doors open at 18:00 solar time, to the next half hour.
      const start = day * DAY_MS + Math.round((18 - lon / 15) * 2) * (HOUR_MS / 2);
      const end = start + 5 * HOUR_MS;
      if (end <= time) return [];
      return [
        {
          id: `tfr-event-${iata.toLowerCase()}-${isoTime(start).slice(0, 10)}`,
          type: 'parttime',
          dataset: 'tfr',
          name: `Stadium event, ${city}`,
          ceilingMeters: 914,
          activeTime: isoTime(start),
          endTime: isoTime(end),
          attributes: {State: country, Facility: `${city} stadium`, Reason: 'Event with many people'},
          geometry: circle(offsetMetres([lon, lat], east, north), 5556),
        },
      ];
    });
  });
}

function extent({geometry}: Fire): {middle: LonLat; reach: number} {
  const positions = (geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat()).flat();
  const lons = positions.map(([lon]) => lon as number);
  const lats = positions.map(([, lat]) => lat as number);
  const middle: LonLat = [
    (Math.min(...lons) + Math.max(...lons)) / 2,
    (Math.min(...lats) + Math.max(...lats)) / 2,
  ];
  const reach = Math.max(
    ...positions.map(([lon, lat]) => distanceMetres(middle, [lon as number, lat as number])),
  );
  return {middle, reach};
}
