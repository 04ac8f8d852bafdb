import {formatInstant} from '../../../base/instants';

/** Engine 14's way to the fire: the contract's example, leaving now (milliseconds since 1970). */
export function bendToSisters(now: number) {
  const duration = 1610.3;
  const distance = 34328.2;
  return {
    routeId: 'bend-to-sisters',
    description: 'Engine 14 to the Ridge Creek Fire',
    routes: [
      {
        geometry: 'wb|kGrkmcVw`@sXgh@{Y_cBwLkqBfYspCfkAohCjz@cmAv_C_hBfaFggCrlEcgDfyD{oDb~EwsCbrFgw@ryAcLn}@',
        duration,
        distance,
        legs: [
          {
            summary: 'US-20 W',
            duration,
            distance,
            steps: [
              {
                geometry: 'wb|kGrkmcVw`@sXgh@{Y',
                duration: 129.9,
                distance: 1494.3,
                name: 'Northwest Wall Street',
              },
              {
                geometry: 'wm~kGbwkcV_cBwLkqBfYspCfkAohCjz@cmAv_C_hBfaFggCrlEcgDfyD{oDb~EwsCbrF',
                duration: 1269.9,
                distance: 30476.7,
                name: 'US-20 W',
              },
              {
                geometry: 'klgmGjhvdVgw@ryAcLn}@',
                duration: 210.5,
                distance: 2357.2,
                name: 'East Cascade Avenue',
              },
            ],
          },
        ],
      },
    ],
    waypoints: [
      {distance: 4.1, name: 'Northwest Wall Street', location: [-121.3153, 44.0582]},
      {distance: 7.6, name: 'East Cascade Avenue', location: [-121.5492, 44.291]},
    ],
    departureTime: formatInstant(now),
    arrivalTime: formatInstant(now + Math.round(duration) * 1000),
    collectionId: 'deschutes-fleet',
  };
}
