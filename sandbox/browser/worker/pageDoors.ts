import type {Sqlite3Static} from '@sqlite.org/sqlite-wasm';
import {MOST_CODE} from '../conversion/converterProgram';
import {isDatabaseFile, type OpenDatabase} from '../database/openDatabase';
import {MOST_STATE_BYTES, parseState} from '../state/stateShape';
import {makeState, stateFile} from '../state/stateFile';
import {pageData} from './pageData';
import {saveSettings, type PageSettings} from '../settings/pageSettings';
import type {Running, RunOptions} from './run';

export interface DoorOptions {
  readonly sqlite: Sqlite3Static;
  readonly running: () => Running;
  /** Begins anew; all requests wait for it. */
  readonly restart: (options: RunOptions) => Promise<void>;
}

type Door = (request: Request) => Promise<Response> | Response;

/** In the words of the platform's errors. */
const refusal = (status: number, message: string): Response =>
  Response.json({status_code: status, message}, {status});
const done = (): Response => new Response(null, {status: 204});

/**
 * Doors of the sandbox in a page alone. `/sandbox/page` tells and sets what a sandbox in Node reads from its environment,
 * `/sandbox/store` gives and takes everything that is stored, and `/sandbox/state` what somebody else needs to have the
 * same world, without secrets.
 *
 * @returns doors by method and path
 */
export function pageDoors({sqlite, running, restart}: DoorOptions): ReadonlyMap<string, Door> {
  const maker = {sqlite, data: pageData};
  /** Continues with other data, or with those that there are when they do not fit. */
  const replace = async (initial: Uint8Array): Promise<Response> => {
    const before = running().opened.exportFile();
    try {
      await restart({initial});
      return done();
    } catch (error) {
      await restart({initial: before});
      return refusal(409, (error as Error).message);
    }
  };
  const doors: Readonly<Record<string, Door>> = {
    'GET /sandbox/page': () => {
      const {settings, opened} = running();
      const {seed, standsAt} = settings;
      const bytes = sizeOf(opened);
      return Response.json({seed, standsAt, bytes, memoryReason: opened.memoryReason() ?? null});
    },
    // As the control's own, which would write all seeds over what is stored: a file that is new is written at once.
    'POST /sandbox/reset': async () => {
      await restart({isFresh: true, settings: {...running().settings, offset: 0}});
      return done();
    },
    'PUT /sandbox/page': async (request) => {
      const {settings: before, opened} = running();
      const wanted = (await request.json()) as Partial<PageSettings>;
      const isOther = wanted.seed !== undefined && wanted.seed !== before.seed;
      const settings = {...before, ...wanted, offset: 0};
      if (isOther) await restart({isFresh: true, settings});
      else {
        saveSettings(opened.database, settings);
        await restart({});
      }
      return done();
    },
    'GET /sandbox/converter': () => Response.json({code: running().settings.converter}),
    'PUT /sandbox/converter': async (request) => {
      const {code} = (await request.json()) as {readonly code?: unknown};
      if (code !== null && (typeof code !== 'string' || code.length > MOST_CODE))
        return refusal(400, `body.code must be null, or a text of up to ${MOST_CODE} characters`);
      const now = running();
      now.settings = {...now.settings, converter: code};
      saveSettings(now.opened.database, now.settings);
      return done();
    },
    'GET /sandbox/store': () =>
      new Response(running().opened.exportFile() as BodyInit, {
        headers: {'content-type': 'application/vnd.sqlite3'},
      }),
    'PUT /sandbox/store': async (request) => {
      const initial = new Uint8Array(await request.arrayBuffer());
      return isDatabaseFile(initial)
        ? replace(initial)
        : refusal(400, 'body must be a file that this sandbox exported');
    },
    'GET /sandbox/state': async () => {
      const state = await makeState(maker, running());
      return state
        ? Response.json(state)
        : refusal(
            409,
            'What is stored was begun by an earlier version of the sandbox. Export it as a file, or reset first.',
          );
    },
    'PUT /sandbox/state': async (request) => {
      const bytes = await request.arrayBuffer();
      const text = bytes.byteLength > MOST_STATE_BYTES ? '' : new TextDecoder().decode(bytes);
      const state = parseState(text);
      if (!state) return refusal(400, 'This is no state of a sandbox, or a part of it is missing.');
      const file = await stateFile(maker, state);
      return typeof file === 'string' ? refusal(409, file) : replace(file);
    },
  };
  return new Map(Object.entries(doors));
}

const sizeOf = ({database}: OpenDatabase): number =>
  database.one<{bytes: number}>(
    'SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()',
  )?.bytes ?? 0;
