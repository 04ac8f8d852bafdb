import type {SqlValue} from '../../store/database';

/** What a state carries of one kind of thing that accounts store. */
export interface Shared {
  /** The table that is written. */
  readonly table: string;
  /** Reads everything of the kind: the account's id first, then what tells one from another, then all else. */
  readonly read: string;
  /** How many columns tell one from another, the account among them. */
  readonly keys: number;
  /** How many there are. */
  readonly columns: number;
  /** Takes the columns of `read`, in place of what has the same keys. */
  readonly write: string;
  /** Takes the keys. */
  readonly remove: string;
  /** The columns that hold JSON. */
  readonly json: readonly number[];
  /** Whether rows of the seeded devices are left out: they follow from seed and clock. */
  readonly isReported: boolean;
}

/** One row: the columns of `read`. */
export type Row = readonly SqlValue[];

interface Columns {
  readonly keys: readonly string[];
  readonly others: readonly string[];
  readonly json: readonly string[];
}

const list = (names: readonly string[]): string => names.join(', ');
const places = (names: readonly unknown[]): string => list(names.map(() => '?'));
const equal = (names: readonly string[]): string => names.map((name) => `${name} = ?`).join(' AND ');

function table(name: string, {keys, others, json}: Columns, isReported = false): Shared {
  const columns = [...keys, ...others];
  const updates = list(others.map((each) => `${each} = excluded.${each}`));
  return {
    table: name,
    read: `SELECT ${list(columns)} FROM ${name}`,
    keys: keys.length,
    columns: columns.length,
    write: `INSERT INTO ${name} (${list(columns)}) VALUES (${places(columns)})
            ON CONFLICT (${list(keys)}) DO UPDATE SET ${updates}`,
    remove: `DELETE FROM ${name} WHERE ${equal(keys)}`,
    json: json.map((each) => columns.indexOf(each)),
    isReported,
  };
}

/** Reports hang on a number that another sandbox gives to another object: they are recognised by the object's name. */
function reports(name: string, tracks: string): Shared {
  const trackOf = `SELECT track_id FROM ${tracks} WHERE account_id = ? AND object_id = ?`;
  return {
    table: name,
    read: `SELECT account_id, object_id, at, report FROM ${name} JOIN ${tracks} USING (track_id)`,
    keys: 3,
    columns: 4,
    write: `INSERT OR REPLACE INTO ${name} (track_id, at, report)
            SELECT track_id, ?3, ?4 FROM ${tracks} WHERE account_id = ?1 AND object_id = ?2`,
    remove: `DELETE FROM ${name} WHERE track_id = (${trackOf}) AND at = ?`,
    json: [3],
    isReported: true,
  };
}

const tracks = {
  keys: ['account_id', 'object_id'],
  others: ['latest_at', 'expires_at', 'collection_id'],
  json: [],
};
const metadata = {keys: ['account_id', 'object_id'], others: ['metadata'], json: ['metadata']};
const kept = (id: string, content: string, others: readonly string[] = []): Columns => ({
  keys: ['account_id', id],
  others: [...others, content],
  json: [content],
});

/**
 * Everything that is shared, in the order in which it is written: reports need their objects. What is not here stays where
 * it is: accounts, passwords, keys, sessions, second factors, messages, and the headers of webhooks, which hold secrets.
 */
export const sharedTables: Readonly<Record<string, Shared>> = {
  collections: table('collections', kept('collection_id', 'collection')),
  objects: table('tracks', tracks, true),
  reports: reports('reports', 'tracks'),
  metadata: table('object_metadata', metadata),
  areas: table('areas', kept('area_id', 'area')),
  routes: table('routes', kept('route_id', 'route', ['collection_id'])),
  drones: table('drones', {keys: ['account_id', 'drone_id'], others: ['collection_id', 'stream'], json: []}),
  plans: table('plans', {
    keys: ['account_id', 'plan_id'],
    others: ['collection_id', 'name', 'version', 'received', 'created_by', 'updated_by', 'plan', 'file'],
    json: ['plan'],
  }),
  restrictions: table('restrictions', {
    keys: ['organization_id', 'restriction_id'],
    others: ['owner_id', 'created_at', 'details'],
    json: ['details'],
  }),
  flightObjects: table('flight_tracks', tracks),
  flightReports: {...reports('flight_reports', 'flight_tracks'), isReported: false},
  flightMetadata: table('flight_object_metadata', metadata),
  webhooks: table('webhooks', {keys: ['account_id', 'format'], others: ['url'], json: []}),
};
