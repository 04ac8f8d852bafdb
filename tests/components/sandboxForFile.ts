import {signOut} from 'aws-amplify/auth';
import {beforeAll} from 'vitest';
import type {OwnProgramOptions} from '../fixtures/ownProgram';
import {People} from '../fixtures/people';
import {programForFile, type SharedProgram, type Sharing} from './programForFile';

/** A packed sandbox where each test makes people of its own. */
export interface FileSandbox extends SharedProgram {
  readonly people: People;
}

/** The packed sandbox of a file, with an administrator who makes accounts. Without them, `programForFile` is quicker. */
export function sandboxForFile(options: OwnProgramOptions = {}, sharing?: Sharing): FileSandbox {
  const program = programForFile(options, sharing);
  let people: People | undefined;
  beforeAll(async () => {
    people = new People(program.url);
    // Where everybody must add a second step, no administrator could sign in.
    if (options.mfa === 'ON') return;
    // The page and this process share one identity library: whoever prepares accounts must be done with it before.
    await people.administration.ready();
    await signOut();
  });
  return {
    get url() {
      return program.url;
    },
    get people() {
      if (!people) throw new Error('The sandbox is not there before the tests.');
      return people;
    },
  };
}
