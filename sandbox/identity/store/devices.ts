import type {Clock} from '../../base/clock';
import type {Database} from '../../store/database';

/** A device that a user signed in from, once device tracking is on. */
export interface Device {
  readonly deviceKey: string;
  readonly userId: string;
  readonly groupKey: string;
  /** `undefined` until the device has sent its own verifier. */
  readonly verifier: string | undefined;
}

/** What a device sends of itself. */
export interface DeviceConfirmation {
  readonly name: string | undefined;
  /** Base64. */
  readonly salt: string;
  /** Base64. */
  readonly verifier: string;
}

export interface Devices {
  add(device: Omit<Device, 'verifier'>): void;
  find(deviceKey: string): Device | undefined;
  confirm(deviceKey: string, confirmation: DeviceConfirmation): void;
}

export function createDevices(database: Database, clock: Clock): Devices {
  return {
    add: ({deviceKey, userId, groupKey}) => {
      database.run(
        'INSERT INTO identity_devices (device_key, user_id, group_key, created_at) VALUES (?, ?, ?, ?)',
        deviceKey,
        userId,
        groupKey,
        clock.now().getTime(),
      );
    },
    find: (deviceKey) => {
      const row = database.one<{user_id: string; group_key: string; verifier: string | null}>(
        'SELECT user_id, group_key, verifier FROM identity_devices WHERE device_key = ?',
        deviceKey,
      );
      return (
        row && {
          deviceKey,
          userId: row.user_id,
          groupKey: row.group_key,
          verifier: row.verifier ?? undefined,
        }
      );
    },
    confirm: (deviceKey, {name, salt, verifier}) => {
      database.run(
        'UPDATE identity_devices SET name = ?, salt = ?, verifier = ? WHERE device_key = ?',
        name ?? null,
        salt,
        verifier,
        deviceKey,
      );
    },
  };
}
