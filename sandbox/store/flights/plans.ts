import type {components} from '../../contract/generated/contract';
import type {FlightPlan, QgcPlan} from './flightPlan';
import type {Database} from '../database';

/** Who stored a plan, and when. */
export type PlanUser = components['schemas']['PlanUser'];

/** A plan to be stored. */
export interface PlanToSave {
  readonly planId: string;
  readonly collectionId: string;
  readonly name: string;
  readonly plan: FlightPlan;
  /** The QGroundControl file it came in. */
  readonly file?: QgcPlan;
  /** Who stores it now. */
  readonly user: PlanUser;
}

/** A stored plan without its content. */
export interface PlanEntry {
  readonly planId: string;
  readonly collectionId: string;
  /** When it was last stored: ISO 8601 in UTC. */
  readonly received: string;
}

export interface StoredPlan extends PlanEntry {
  readonly name: string;
  /** 1, and one more each time it was overwritten. */
  readonly version: number;
  readonly createdBy: PlanUser;
  readonly updatedBy: PlanUser;
  readonly plan: FlightPlan;
  readonly file?: QgcPlan;
}

/** Flight plans. Every call sees the data of one account alone. */
export interface Plans {
  /** All of them or those of one collection, ordered by collection and then by id. */
  list(accountId: string, collectionId?: string): PlanEntry[];
  find(accountId: string, planId: string): StoredPlan | undefined;
  count(accountId: string): number;
  /** Which of the ids exist. */
  known(accountId: string, planIds: readonly string[]): Set<string>;
  /** Adds a plan, or overwrites the one of that id: its version rises, its creator stays. */
  save(accountId: string, plan: PlanToSave): PlanEntry;
  /** Deletes a plan and says whether there was one. */
  remove(accountId: string, planId: string): boolean;
  clear(): void;
}

interface Row {
  readonly plan_id: string;
  readonly collection_id: string;
  readonly name: string;
  readonly version: number;
  readonly received: string;
  readonly created_by: string;
  readonly updated_by: string;
  readonly plan: string;
  readonly file: string | null;
}

const ENTRY = 'plan_id AS planId, collection_id AS collectionId, received';

export function createPlans(database: Database): Plans {
  return {
    list: (accountId, collectionId) => {
      const order = 'ORDER BY collection_id, plan_id';
      return collectionId === undefined
        ? database.all<PlanEntry>(`SELECT ${ENTRY} FROM plans WHERE account_id = ? ${order}`, accountId)
        : database.all<PlanEntry>(
            `SELECT ${ENTRY} FROM plans WHERE account_id = ? AND collection_id = ? ${order}`,
            accountId,
            collectionId,
          );
    },
    find: (accountId, planId) => {
      const row = database.one<Row>(
        `SELECT plan_id, collection_id, name, version, received, created_by, updated_by, plan, file
         FROM plans WHERE account_id = ? AND plan_id = ?`,
        accountId,
        planId,
      );
      return row && fromRow(row);
    },
    count: (accountId) =>
      database.one<{count: number}>('SELECT count(*) AS count FROM plans WHERE account_id = ?', accountId)
        ?.count ?? 0,
    known: (accountId, planIds) =>
      new Set(
        database
          .all<{planId: string}>(
            `SELECT plan_id AS planId FROM plans
             WHERE account_id = ? AND plan_id IN (SELECT value FROM json_each(?))`,
            accountId,
            JSON.stringify(planIds),
          )
          .map(({planId}) => planId),
      ),
    save: (accountId, {planId, collectionId, name, plan, file, user}) => {
      const signed = JSON.stringify(user);
      database.run(
        `INSERT INTO plans VALUES (?, ?, ?, ?, 1, ?, ?, ?, ?, ?)
         ON CONFLICT (account_id, plan_id) DO UPDATE SET
           collection_id = excluded.collection_id, name = excluded.name, version = version + 1,
           received = excluded.received, updated_by = excluded.updated_by, plan = excluded.plan, file = excluded.file`,
        accountId,
        planId,
        collectionId,
        name,
        user.date,
        signed,
        signed,
        JSON.stringify(plan),
        file === undefined ? null : JSON.stringify(file),
      );
      return {planId, collectionId, received: user.date};
    },
    remove: (accountId, planId) =>
      database.run('DELETE FROM plans WHERE account_id = ? AND plan_id = ?', accountId, planId).changes > 0,
    clear: () => {
      database.run('DELETE FROM plans');
    },
  };
}

function fromRow(row: Row): StoredPlan {
  return {
    planId: row.plan_id,
    collectionId: row.collection_id,
    name: row.name,
    version: row.version,
    received: row.received,
    createdBy: JSON.parse(row.created_by) as PlanUser,
    updatedBy: JSON.parse(row.updated_by) as PlanUser,
    plan: JSON.parse(row.plan) as FlightPlan,
    ...(row.file !== null && {file: JSON.parse(row.file) as QgcPlan}),
  };
}
