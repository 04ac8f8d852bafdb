import type {components} from '../../contract/generated/contract';
import type {Database} from '../database';

/** What an owner says of a custom restriction. */
export type RestrictionDetails = Omit<components['schemas']['CustomRestrictionInput'], 'restrictionId'>;

/** A custom restriction of an organization. */
export interface StoredRestriction {
  readonly restrictionId: string;
  /** The account that made it: the only one that may change or delete it. */
  readonly ownerId: string;
  /** When it was first created: ISO 8601 in UTC. */
  readonly createdDate: string;
  readonly details: RestrictionDetails;
}

/** Custom restrictions. Every call sees the data of one organization alone. */
export interface Restrictions {
  /** All of them, ordered by id. */
  list(organizationId: string): StoredRestriction[];
  find(organizationId: string, restrictionId: string): StoredRestriction | undefined;
  /** Adds a restriction, or overwrites the one of that id and keeps its date. Returns what is stored now. */
  save(organizationId: string, restriction: StoredRestriction): StoredRestriction;
  remove(organizationId: string, restrictionId: string): void;
  /** How many characters all of them take together, without the one of an id. */
  size(organizationId: string, exceptId: string): number;
  /** Rises with every change: what was worked out from the restrictions is worth as much as its revision. */
  revision(): number;
  clear(): void;
}

interface Row {
  readonly restriction_id: string;
  readonly owner_id: string;
  readonly created_at: string;
  readonly details: string;
}

const SELECT =
  'SELECT restriction_id, owner_id, created_at, details FROM restrictions WHERE organization_id = ?';

export function createRestrictions(database: Database): Restrictions {
  let revision = 0;
  return {
    list: (organizationId) =>
      database.all<Row>(`${SELECT} ORDER BY restriction_id`, organizationId).map(fromRow),
    find: (organizationId, restrictionId) => {
      const row = database.one<Row>(`${SELECT} AND restriction_id = ?`, organizationId, restrictionId);
      return row && fromRow(row);
    },
    save: (organizationId, {restrictionId, ownerId, createdDate, details}) => {
      revision += 1;
      const row = database.one<Row>(
        `INSERT INTO restrictions VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (organization_id, restriction_id) DO UPDATE SET details = excluded.details
         RETURNING restriction_id, owner_id, created_at, details`,
        organizationId,
        restrictionId,
        ownerId,
        createdDate,
        JSON.stringify(details),
      );
      if (!row) throw new Error(`SQLite returned no row for restriction ${restrictionId}.`);
      return fromRow(row);
    },
    remove: (organizationId, restrictionId) => {
      revision += 1;
      database.run(
        'DELETE FROM restrictions WHERE organization_id = ? AND restriction_id = ?',
        organizationId,
        restrictionId,
      );
    },
    size: (organizationId, exceptId) =>
      database.one<{size: number}>(
        `SELECT coalesce(sum(length(details)), 0) AS size FROM restrictions
         WHERE organization_id = ? AND restriction_id <> ?`,
        organizationId,
        exceptId,
      )?.size ?? 0,
    revision: () => revision,
    clear: () => {
      revision += 1;
      database.run('DELETE FROM restrictions');
    },
  };
}

function fromRow({restriction_id, owner_id, created_at, details}: Row): StoredRestriction {
  return {
    restrictionId: restriction_id,
    ownerId: owner_id,
    createdDate: created_at,
    details: JSON.parse(details) as RestrictionDetails,
  };
}
