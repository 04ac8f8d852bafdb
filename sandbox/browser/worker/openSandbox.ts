import type {Sqlite3Static} from '@sqlite.org/sqlite-wasm';
import type {Log} from '../../base/log';
import {startDevices, type RunningDevices} from '../../devices/startDevices';
import {createCore, type Core} from '../../createCore';
import {serveRequest} from '../../http/serveRequest';
import {
  isDatabaseFile,
  loadSqlite,
  openDatabase,
  type MemoryReason,
  type OpenDatabase,
} from '../database/openDatabase';
import {noConverter} from './noConverter';
import {pageData} from './pageData';
import {readSettings, saveSettings, type PageSettings} from './pageSettings';
import type {Serve} from './serveMessages';
import type {Start} from './messages';

export interface PageSandbox {
  readonly serve: Serve;
  /** Names this one among those that follow each other. */
  readonly sandbox: string;
  memoryReason(): MemoryReason | undefined;
}

/** Nobody's: requests carry paths alone. */
const ORIGIN = 'http://sandbox.invalid';

/** The console of the page: nobody reads another log there. */
const consoleLog: Log = {
  info: () => undefined,
  warn: (details, message) => console.warn(message, details),
  error: (details, message) => console.error(message, details),
};

interface Running {
  readonly opened: OpenDatabase;
  readonly core: Core;
  /** Set out once the sandbox serves: nobody waits for their first reports. */
  readonly devices: Promise<RunningDevices>;
  settings: PageSettings;
}

/**
 * The whole sandbox over the database of the page, with two doors of its own: `/sandbox/page` tells and sets what a
 * sandbox in Node is told by its environment, and `/sandbox/store` gives and takes everything that is stored.
 *
 * @throws Error that says what to do, when the data is of another version
 */
export async function openSandbox({wasm, name, isFresh}: Start): Promise<PageSandbox> {
  const sqlite = await loadSqlite(wasm);
  let running = await run(sqlite, name, {isFresh});
  /** Requests wait for it: in between there is no database. */
  let restarted = Promise.resolve();

  const begin = async (options: RunOptions): Promise<void> => {
    await (await running.devices).stop();
    running.opened.database.close();
    running = await run(sqlite, name, options);
  };
  const restart = (options: RunOptions): Promise<void> => {
    const restarting = restarted.then(() => begin(options));
    restarted = restarting.catch(() => undefined);
    return restarting;
  };

  type Door = (request: Request) => Promise<Response> | Response;
  const doors: Readonly<Record<string, Door>> = {
    'GET /sandbox/page': () => {
      const {settings, opened} = running;
      const {seed, standsAt} = settings;
      const bytes = sizeOf(opened);
      return Response.json({seed, standsAt, bytes, memoryReason: opened.memoryReason() ?? null});
    },
    // As the control's own, which would write all seeds over what is stored: a file that is new is written at once.
    'POST /sandbox/reset': async () => {
      await restart({isFresh: true, settings: {...running.settings, offset: 0}});
      return new Response(null, {status: 204});
    },
    'PUT /sandbox/page': async (request) => {
      const wanted = (await request.json()) as Partial<PageSettings>;
      const isOther = wanted.seed !== undefined && wanted.seed !== running.settings.seed;
      const settings = {...running.settings, ...wanted, offset: 0};
      if (isOther) await restart({isFresh: true, settings});
      else {
        saveSettings(running.opened.database, settings);
        await restart({});
      }
      return new Response(null, {status: 204});
    },
    'GET /sandbox/store': () =>
      new Response(running.opened.exportFile() as BodyInit, {
        headers: {'content-type': 'application/vnd.sqlite3'},
      }),
    'PUT /sandbox/store': async (request) => {
      const initial = new Uint8Array(await request.arrayBuffer());
      if (!isDatabaseFile(initial))
        return Response.json(
          {status_code: 400, message: 'body must be a file that this sandbox exported'},
          {status: 400},
        );
      const before = running.opened.exportFile();
      try {
        await restart({initial});
      } catch (error) {
        running = await run(sqlite, name, {initial: before});
        return Response.json({status_code: 409, message: (error as Error).message}, {status: 409});
      }
      return new Response(null, {status: 204});
    },
  };

  const ownDoors = new Map(Object.entries(doors));

  const serve: Serve = async (request, added) => {
    await restarted;
    const {pathname} = new URL(request.url);
    const own = ownDoors.get(`${request.method} ${pathname}`);
    if (own) return own(request);
    const response = await serveRequest(running.core, request, added);
    if (request.method === 'POST' && response.ok) keepClock(pathname, response.clone());
    // As a server of Node does.
    response.headers.set('date', new Date().toUTCString());
    return response;
  };

  /** The clock of a sandbox in Node begins anew with its process; a page is loaded anew more often than that. */
  const keepClock = (pathname: string, response: Response): void => {
    if (pathname === '/sandbox/clock')
      void response.json().then(({now}: {now: string}) => {
        const base = running.settings.standsAt ? Date.parse(running.settings.standsAt) : Date.now();
        running.settings = {...running.settings, offset: Date.parse(now) - base};
        saveSettings(running.opened.database, running.settings);
      });
  };

  return {
    serve,
    sandbox: `${Date.now()}.${Math.random()}`,
    memoryReason: () => running.opened.memoryReason(),
  };
}

interface RunOptions {
  readonly initial?: Uint8Array;
  readonly isFresh?: boolean;
  /** In place of those that are stored. */
  readonly settings?: PageSettings;
}

async function run(
  sqlite: Sqlite3Static,
  folder: string,
  {settings: given, ...contents}: RunOptions,
): Promise<Running> {
  const opened = await openDatabase(sqlite, {storage: {folder}, ...contents});
  const {database} = opened;
  if (given) saveSettings(database, given);
  const settings = readSettings(database);
  const {seed, standsAt, offset} = settings;
  const core = createCore(
    {database, log: consoleLog, data: pageData, converter: noConverter},
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

const sizeOf = ({database}: OpenDatabase): number =>
  database.one<{bytes: number}>(
    'SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()',
  )?.bytes ?? 0;
