import {randomUUID} from 'node:crypto';
import {beforeAll, inject} from 'vitest';
import type {OwnProgramOptions} from '../fixtures/ownProgram';

/** A sandbox for the tests of a file: that of the run, or one which no other file knows. */
export type Sharing = 'shared' | 'own';

/** A packed sandbox that the tests of a run share. */
export interface SharedProgram {
  /** Its address, without a slash at the end. */
  readonly url: string;
}

/** Opens a packed sandbox before the tests of a file. Called at the top of the file. */
export function programForFile(options: OwnProgramOptions = {}, sharing: Sharing = 'shared'): SharedProgram {
  const query = new URLSearchParams({options: JSON.stringify(options)});
  if (sharing === 'own') query.set('of', randomUUID());
  let url = '';
  beforeAll(async () => {
    const response = await fetch(`${inject('sandboxes')}/?${query}`);
    const text = await response.text();
    if (!response.ok) throw new Error(text);
    url = text;
  });
  return {
    get url() {
      return url;
    },
  };
}
