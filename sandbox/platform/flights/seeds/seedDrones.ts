import {ADMIN, DEVELOPER} from '../../../base/seededAccounts';
import type {StoredDrone} from '../../../store/flights/drones';
import type {Services} from '../../services';

const CASCADE: readonly StoredDrone[] = [
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

const OSPREY: StoredDrone = {
  droneId: 'osprey-3',
  collectionId: 'cascade-drones',
  stream: {type: 'KVS', name: 'osprey-3-nose', mediaType: 'video/h264', dataRetentionInHours: 1},
};

export function seedDrones({store}: Services): void {
  for (const drone of CASCADE) store.flights.drones.save(DEVELOPER.accountId, drone);
  for (const drone of [...CASCADE, OSPREY]) store.flights.drones.save(ADMIN.accountId, drone);
}
