import {beforeAll, inject} from 'vitest';
import type {OwnProgramOptions} from '../fixtures/ownProgram';

/** A packed sandbox that the tests of a run share. */
export interface SharedProgram {
  /** Its address, without a slash at the end. */
  readonly url: string;
}

/** Opens a packed sandbox before the tests of a file. Called at the top of the file. */
export function programForFile(options: OwnProgramOptions = {}): SharedProgram {
  const query = new URLSearchParams({options: JSON.stringify(options)});
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
