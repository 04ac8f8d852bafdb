import type {Database} from '../../store/database';

/** What the environment tells a sandbox in Node. */
export interface PageSettings {
  readonly seed: number;
  /** Where the clock stands still, ISO 8601; null where it runs. */
  readonly standsAt: string | null;
  /** By how much the clock is ahead of where it would be, in milliseconds. */
  readonly offset: number;
  /** What the reader wrote in place of webhooks: JavaScript. */
  readonly converter: string | null;
}

const first: PageSettings = {seed: 1, standsAt: null, offset: 0, converter: null};

const migrations = [
  {name: 'settings', sql: 'CREATE TABLE page_settings (one INTEGER PRIMARY KEY CHECK (one = 1), json TEXT)'},
];

export function readSettings(database: Database): PageSettings {
  database.migrate('page', migrations);
  const row = database.one<{json: string}>('SELECT json FROM page_settings');
  return row ? {...first, ...(JSON.parse(row.json) as Partial<PageSettings>)} : first;
}

export function saveSettings(database: Database, settings: PageSettings): void {
  database.migrate('page', migrations);
  database.run('INSERT OR REPLACE INTO page_settings VALUES (1, ?)', JSON.stringify(settings));
}
