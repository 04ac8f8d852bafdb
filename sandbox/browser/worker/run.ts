import type {Sqlite3Static} from '@sqlite.org/sqlite-wasm';
import type {Log} from '../../base/log';
import {createCore, type Core} from '../../createCore';
import {startDevices, type RunningDevices} from '../../devices/startDevices';
import {serveRequest} from '../../http/serveRequest';
import {openDatabase, type OpenDatabase} from '../database/openDatabase';
import {createPageConverter} from '../conversion/pageConverter';
import {pageData} from './pageData';
import {readSettings, saveSettings, type PageSettings} from '../settings/pageSettings';

/** Nobody's: requests carry paths alone. */
const ORIGIN = 'http://sandbox.invalid';

/** The console of the page: nobody reads another log there. */
const consoleLog: Log = {
  info: () => undefined,
  warn: (details, message) => console.warn(message, details),
  error: (details, message) => console.error(message, details),
};

/** A sandbox over its database, until it is begun anew. */
export interface Running {
  readonly opened: OpenDatabase;
  readonly core: Core;
  /** Set out once the sandbox serves: nobody waits for their first reports. */
  readonly devices: Promise<RunningDevices>;
  settings: PageSettings;
}

export interface RunOptions {
  readonly initial?: Uint8Array;
  readonly isFresh?: boolean;
  /** In place of those that are stored. */
  readonly settings?: PageSettings;
}

/** Opens the database and the sandbox over it. @throws Error that says what to do, when the data is of another version */
export async function run(
  sqlite: Sqlite3Static,
  folder: string,
  {settings: given, ...contents}: RunOptions,
): Promise<Running> {
  const opened = await openDatabase(sqlite, {storage: {folder}, ...contents});
  try {
    return await runOver(opened, given);
  } catch (error) {
    // Whoever begins anew needs the file.
    opened.database.close();
    throw error;
  }
}

async function runOver(opened: OpenDatabase, given: PageSettings | undefined): Promise<Running> {
  const {database} = opened;
  if (given) saveSettings(database, given);
  const settings = readSettings(database);
  const {seed, standsAt, offset} = settings;
  const core = createCore(
    {
      database,
      log: consoleLog,
      data: pageData,
      converter: createPageConverter(() => readSettings(database).converter),
    },
    {seed, ...(standsAt && {now: new Date(standsAt)})},
  );
  if (offset !== 0) await setClock(core, (standsAt ? Date.parse(standsAt) : Date.now()) + offset);
  await opened.keep();
  const devices = nextTask().then(() =>
    startDevices((request) => serveRequest(core, request), {
      devices: core.world.devices,
      pruneHistory: (now) => core.pruneHistory(now),
      log: consoleLog,
    }),
  );
  return {opened, core, devices, settings};
}

/** Messages that wait are heard before. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function setClock(core: Core, now: number): Promise<void> {
  const body = JSON.stringify({now: new Date(now).toISOString()});
  const headers = {'content-type': 'application/json'};
  await serveRequest(core, new Request(`${ORIGIN}/sandbox/clock`, {method: 'POST', headers, body}));
}
