import {IN_MEMORY, openDatabase} from '../node/database/openDatabase';
import type {Database} from '../store/database';

/** A database of this test alone, which nothing outlives. */
export function memoryDatabase(): Database {
  return openDatabase(IN_MEMORY);
}
