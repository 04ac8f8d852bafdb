import type {DeviceCollection} from './types';

/** The collections of the seeded devices: the story's three, and four more near real cities. */
export const deviceCollections: readonly DeviceCollection[] = [
  {
    collectionId: 'deschutes-fleet',
    collectionName: 'Deschutes fire engines',
    icon: 'fire-engine',
    showOn: ['dashboard', 'locations'],
    updateFrequencySeconds: 30,
    properties: {callSign: 'Call sign', crew: 'Crew on board'},
  },
  {
    collectionId: 'cascade-drones',
    collectionName: 'Cascade survey drones',
    icon: 'drone',
    showOn: ['dashboard', 'locations', 'routes'],
    updateFrequencySeconds: 5,
    properties: {pilot: 'Pilot in command', batteryPercent: 'Battery (%)'},
  },
  {
    collectionId: 'puget-ferries',
    collectionName: 'Puget Sound ferries',
    icon: 'ferry',
    showOn: ['dashboard', 'locations', 'routes'],
    updateFrequencySeconds: 60,
    properties: {line: 'Line', carDeck: 'Places for cars'},
  },
  {
    collectionId: 'denver-couriers',
    collectionName: 'Denver couriers',
    icon: 'van',
    showOn: ['dashboard', 'locations'],
    updateFrequencySeconds: 60,
    properties: {driver: 'Driver', parcels: 'Parcels on board'},
  },
  {
    collectionId: 'tokyo-taxis',
    collectionName: 'Tokyo taxis',
    icon: 'taxi',
    showOn: ['locations'],
    updateFrequencySeconds: 60,
    properties: {plate: 'Plate', seats: 'Seats'},
  },
  {
    collectionId: 'rhine-barges',
    collectionName: 'Rhine barges',
    icon: 'barge',
    showOn: ['dashboard', 'locations', 'routes'],
    updateFrequencySeconds: 120,
    properties: {cargo: 'Cargo', tonnes: 'Load (t)'},
  },
  {
    collectionId: 'canterbury-drones',
    collectionName: 'Canterbury pasture drones',
    icon: 'drone',
    showOn: ['locations'],
    updateFrequencySeconds: 10,
    properties: {pilot: 'Pilot in command', batteryPercent: 'Battery (%)'},
  },
];
