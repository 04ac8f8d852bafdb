import {adminAccount, developer} from '../../../base/seededAccounts';
import type {StoredDrone} from '../../../store/flights/drones';
import type {Dependencies} from '../../shared/handlers/dependencies';

const cascade: readonly StoredDrone[] = [
  {
    droneId: 'heron-7',
    collectionId: 'cascade-drones',
    stream: {
      type: 'KVS',
      name: 'heron-7-nose',
      mediaType: 'video/h264',
      dataRetentionInHours: 24,
      deviceName: 'heron-7-gimbal',
    },
  },
  {
    droneId: 'kestrel-2',
    collectionId: 'cascade-drones',
    stream: {type: 'WebRTC', name: 'kestrel-2-live'},
  },
];

const osprey: StoredDrone = {
  droneId: 'osprey-3',
  collectionId: 'cascade-drones',
  stream: {type: 'KVS', name: 'osprey-3-nose', mediaType: 'video/h264', dataRetentionInHours: 1},
};

export function seedDrones({store}: Dependencies): void {
  for (const drone of cascade) store.flights.drones.save(developer.accountId, drone);
  for (const drone of [...cascade, osprey]) store.flights.drones.save(adminAccount.accountId, drone);
}
