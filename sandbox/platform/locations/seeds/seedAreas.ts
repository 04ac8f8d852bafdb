import {deviceOwners} from '../../../world/devices/deviceOwners';
import {rounded} from '../../../geometry/rounded';
import {offsetMetres, type LonLat} from '../../../geometry/sphere';
import type {StoredArea} from '../../../store/locations/areas';
import type {Dependencies} from '../../shared/handlers/dependencies';

type SeededArea = Omit<StoredArea, 'collectionName'> & {readonly collectionId: string};

/** Named ground around the devices; the first is the contract's example. */
const areas: readonly SeededArea[] = [
  {
    areaId: 'ridge-creek-perimeter',
    areaName: 'Ridge Creek Fire perimeter',
    collectionId: 'cascade-drones',
    coordinates: [
      [
        [-121.664, 44.188],
        [-121.601, 44.181],
        [-121.578, 44.207],
        [-121.593, 44.236],
        [-121.642, 44.241],
        [-121.664, 44.188],
      ],
    ],
    properties: {incident: 'ridge-creek', containedPercent: 15},
  },
  {
    areaId: 'ridge-creek-launch-site',
    areaName: 'Launch site of the survey drones',
    collectionId: 'cascade-drones',
    coordinates: [circle([-121.585, 44.262], 400)],
  },
  {
    areaId: 'sisters-evacuation-level-2',
    areaName: 'Sisters, evacuation level 2: be set',
    collectionId: 'deschutes-fleet',
    // The fairground is the meeting point, and so left out.
    coordinates: [circle([-121.5492, 44.291], 3500), circle([-121.5401, 44.2976], 300).reverse()],
    properties: {level: 2},
  },
  {
    areaId: 'elliott-bay-approach',
    areaName: 'Elliott Bay, approach to the terminal',
    collectionId: 'puget-ferries',
    coordinates: [
      [
        [-122.42, 47.625],
        [-122.42, 47.585],
        [-122.37, 47.575],
        [-122.336, 47.595],
        [-122.345, 47.61],
        [-122.42, 47.625],
      ],
    ],
    properties: {speedLimitKnots: 18},
  },
  {
    areaId: 'denver-low-emission-zone',
    areaName: 'Denver low emission zone',
    collectionId: 'denver-couriers',
    coordinates: [circle([-104.9903, 39.7392], 2200)],
  },
  {
    areaId: 'canterbury-pastures',
    areaName: 'Canterbury pastures',
    collectionId: 'canterbury-drones',
    coordinates: [
      [
        [172.05, -43.8],
        [172.65, -43.8],
        [172.65, -43.4],
        [172.05, -43.4],
        [172.05, -43.8],
      ],
    ],
  },
];

export function seedAreas({store, world}: Dependencies): void {
  const names = new Map(
    world.devices.collections.map(({collectionId, collectionName}) => [collectionId, collectionName]),
  );
  for (const {account, owns} of deviceOwners)
    for (const area of areas)
      if (owns(area.collectionId))
        store.locations.areas.save(account.accountId, {
          ...area,
          collectionName: names.get(area.collectionId),
        });
}

/** A ring of 32 corners around a position; the radius is in metres. */
function circle(centre: LonLat, radius: number): number[][] {
  return Array.from({length: 33}, (_, index) => {
    const angle = ((index % 32) / 32) * 2 * Math.PI;
    const [lon, lat] = offsetMetres(centre, radius * Math.cos(angle), radius * Math.sin(angle));
    return [rounded(lon, 5), rounded(lat, 5)];
  });
}
