import {signOut} from 'aws-amplify/auth';
import {afterAll, beforeAll} from 'vitest';
import {OwnProgram, type OwnProgramOptions} from '../fixtures/ownProgram';
import {People} from '../fixtures/people';

/** The sandbox that the tests of a file share. Each makes people of its own there. */
export interface FileSandbox {
  /** Without a slash at the end. */
  readonly url: string;
  readonly people: People;
}

/** Starts a packed sandbox before the tests of a file, and ends it after them. Called at the top of the file. */
export function sandboxForFile(options: OwnProgramOptions = {}): FileSandbox {
  const program = new OwnProgram(options);
  let people: People | undefined;
  beforeAll(async () => {
    await program.start();
    people = new People(program.url);
    // The page and this process share one identity library: whoever prepares accounts must be done with it before.
    await people.administration.ready();
    await signOut();
  });
  afterAll(() => program.end());
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
