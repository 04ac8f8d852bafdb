import type {Sqlite3Static} from '@sqlite.org/sqlite-wasm';
import {silentLog} from '../../base/log';
import {createCore, type CoreData} from '../../createCore';
import {createRuns} from '../../store/runs';
import type {World} from '../../world/world';
import {openDatabase, type OpenDatabase} from '../database/openDatabase';
import {createPageConverter} from '../conversion/pageConverter';
import {saveSettings, type PageSettings} from '../settings/pageSettings';
import {applyChanges} from './applyChanges';
import {changesSince} from './readState';
import {schemaOf, type State} from './stateShape';

/** What a sandbox is made with. */
export interface Maker {
  readonly sqlite: Sqlite3Static;
  readonly data: CoreData;
}

/** The parts of a sandbox that runs. */
export interface Shareable {
  readonly opened: Pick<OpenDatabase, 'database'>;
  readonly core: {readonly world: World};
  readonly settings: PageSettings;
}

/** A sandbox in memory as it was before anybody stored something. @param seededAt milliseconds since 1970 */
async function openFresh(
  {sqlite, data}: Maker,
  {seed, seededAt, world}: {readonly seed: number; readonly seededAt: number; readonly world?: World},
): Promise<OpenDatabase> {
  const opened = await openDatabase(sqlite);
  createCore(
    {database: opened.database, log: silentLog, data, converter: createPageConverter(() => null)},
    {seed, now: new Date(seededAt), ...(world && {world})},
  );
  return opened;
}

/** @returns undefined where the data cannot tell when they were begun */
export async function makeState(
  maker: Maker,
  {opened: {database}, core: {world}, settings}: Shareable,
): Promise<State | undefined> {
  const {seed, standsAt, offset} = settings;
  const {count: runs, seededAt} = createRuns(database).state();
  if (seededAt === undefined) return undefined;
  const fresh = await openFresh(maker, {seed, seededAt, world});
  try {
    const now = (standsAt ? Date.parse(standsAt) : Date.now()) + offset;
    const head = {schema: schemaOf(database), seed, seededAt, now, stands: standsAt !== null, runs};
    return {...head, ...changesSince(fresh.database, database, world)};
  } finally {
    fresh.database.close();
  }
}

/** A state as the file that a sandbox opens. @returns a sentence where it cannot be one */
export async function stateFile(maker: Maker, state: State): Promise<Uint8Array | string> {
  const {seed, stands, now, runs, schema} = state;
  const {database, exportFile} = await openFresh(maker, state);
  try {
    saveSettings(database, {
      seed,
      standsAt: stands ? new Date(now).toISOString() : null,
      offset: stands ? 0 : now - Date.now(),
      // Nobody gets code of somebody else's that runs without a question.
      converter: null,
    });
    if (schemaOf(database) !== schema)
      return 'This state was made by another version of the sandbox. Open it on the site where it was made.';
    applyChanges(database, state);
    createRuns(database).continueFrom(runs);
    return exportFile();
  } catch {
    return 'This state contradicts itself: something that it stores does not fit.';
  } finally {
    database.close();
  }
}
