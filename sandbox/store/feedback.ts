import type {Clock} from '../base/clock';
import type {Database, Migration} from './database';

/** What a reader said of a page of the portal. */
export interface Opinion {
  /** The path of the page. */
  readonly page: string;
  readonly isHelpful: boolean;
  /** Keys of the reasons that were ticked. */
  readonly reasons: readonly string[];
  /** What was typed. */
  readonly comment?: string;
}

export interface StoredOpinion extends Opinion {
  readonly id: number;
  /** ISO 8601, in UTC. */
  readonly at: string;
}

/** What readers said of pages: nothing tells who they are. */
export interface Feedback {
  add(opinion: Opinion): StoredOpinion;
  /** Newest first. */
  list(): StoredOpinion[];
  /** Whether there was one of this id. */
  remove(id: number): boolean;
  clear(): void;
}

/** Anybody may send one: what is kept must not grow without end. */
export const MOST_OPINIONS = 1000;

const migrations: readonly Migration[] = [
  {
    name: 'opinions',
    sql: `CREATE TABLE opinions (
            opinion_id INTEGER PRIMARY KEY AUTOINCREMENT,
            at TEXT NOT NULL, opinion TEXT NOT NULL);`,
  },
];

interface Row {
  readonly id: number;
  readonly at: string;
  readonly opinion: string;
}

const toOpinion = ({id, at, opinion}: Row): StoredOpinion => ({id, at, ...(JSON.parse(opinion) as Opinion)});

/** The last opinions, in the database. */
export function createFeedback(database: Database, clock: Clock): Feedback {
  database.migrate('feedback', migrations);
  return {
    add: (opinion) =>
      database.transaction(() => {
        const row = database.one<Row>(
          'INSERT INTO opinions (at, opinion) VALUES (?, ?) RETURNING opinion_id AS id, at, opinion',
          clock.now().toISOString(),
          JSON.stringify(opinion),
        ) as Row;
        database.run('DELETE FROM opinions WHERE opinion_id <= ?', row.id - MOST_OPINIONS);
        return toOpinion(row);
      }),
    list: () =>
      database
        .all<Row>('SELECT opinion_id AS id, at, opinion FROM opinions ORDER BY opinion_id DESC')
        .map(toOpinion),
    remove: (id) => database.run('DELETE FROM opinions WHERE opinion_id = ?', id).changes > 0,
    clear: () => void database.run('DELETE FROM opinions'),
  };
}
