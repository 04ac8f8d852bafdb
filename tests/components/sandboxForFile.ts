import {signOut} from 'aws-amplify/auth';
import {beforeAll} from 'vitest';
import type {OwnProgramOptions} from '../fixtures/ownProgram';
import {People} from '../fixtures/people';
import {programForFile} from './programForFile';

/** The sandbox that the tests of a file share. Each makes people of its own there. */
export interface FileSandbox {
  /** Without a slash at the end. */
  readonly url: string;
  readonly people: People;
}

/** The packed sandbox of a file, with an administrator who makes accounts. Without them, `programForFile` is quicker. */
export function sandboxForFile(options: OwnProgramOptions = {}): FileSandbox {
  const program = programForFile(options);
  let people: People | undefined;
  beforeAll(async () => {
    people = new People(program.url);
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
