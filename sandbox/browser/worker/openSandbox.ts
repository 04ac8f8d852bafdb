import {serveRequest} from '../../http/serveRequest';
import {loadSqlite, type MemoryReason} from '../database/openDatabase';
import type {Start} from './messages';
import {pageDoors} from './pageDoors';
import {saveSettings} from '../settings/pageSettings';
import {run, type RunOptions} from './run';
import type {Serve} from './serveMessages';

export interface PageSandbox {
  readonly serve: Serve;
  /** Names this one among those that follow each other. */
  readonly sandbox: string;
  readonly memoryReason: () => MemoryReason | undefined;
}

/**
 * The whole sandbox over the database of the page, with doors of its own (`pageDoors`).
 *
 * @throws Error that says what to do, when the data is of another version
 */
export async function openSandbox({wasm, name, isFresh}: Start): Promise<PageSandbox> {
  const sqlite = await loadSqlite(new Uint8Array(await wasm.arrayBuffer()));
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

  const doors = pageDoors({sqlite, running: () => running, restart});

  const serve: Serve = async (request, added) => {
    await restarted;
    const {pathname} = new URL(request.url);
    const own = doors.get(`${request.method} ${pathname}`);
    if (own) return own(request);
    const response = await serveRequest(running.core, request, added);
    if (request.method === 'POST' && response.ok) keepClock(pathname, response.clone());
    // As a server of Node does: what has an hour of its own keeps it. Clients of the identity service follow that.
    if (!response.headers.has('date')) response.headers.set('date', new Date().toUTCString());
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
