import type {components} from '../../contract/generated/contract';
import type {Database} from '../database';

/** A drone of version 1 with its video stream, defaults filled in. */
export type StoredDrone = components['schemas']['Drone'];

/** Drones. Every call sees the data of one account alone. */
export interface Drones {
  /** All of them, ordered by id. */
  list(accountId: string): StoredDrone[];
  find(accountId: string, droneId: string): StoredDrone | undefined;
  count(accountId: string): number;
  /** Adds a drone, or overwrites the one of that id. */
  save(accountId: string, drone: StoredDrone): void;
  clear(): void;
}

interface Row {
  readonly drone_id: string;
  readonly collection_id: string;
  readonly stream: string;
}

const SELECT = 'SELECT drone_id, collection_id, stream FROM drones WHERE account_id = ?';

export function createDrones(database: Database): Drones {
  return {
    list: (accountId) => database.all<Row>(`${SELECT} ORDER BY drone_id`, accountId).map(fromRow),
    find: (accountId, droneId) => {
      const row = database.one<Row>(`${SELECT} AND drone_id = ?`, accountId, droneId);
      return row && fromRow(row);
    },
    count: (accountId) =>
      database.one<{count: number}>('SELECT count(*) AS count FROM drones WHERE account_id = ?', accountId)
        ?.count ?? 0,
    save: (accountId, {droneId, collectionId, stream}) => {
      database.run(
        `INSERT INTO drones (account_id, drone_id, collection_id, stream) VALUES (?, ?, ?, ?)
         ON CONFLICT (account_id, drone_id)
         DO UPDATE SET collection_id = excluded.collection_id, stream = excluded.stream`,
        accountId,
        droneId,
        collectionId,
        JSON.stringify(stream),
      );
    },
    clear: () => {
      database.run('DELETE FROM drones');
    },
  };
}

function fromRow({drone_id, collection_id, stream}: Row): StoredDrone {
  return {
    droneId: drone_id,
    collectionId: collection_id,
    stream: JSON.parse(stream) as StoredDrone['stream'],
  };
}
