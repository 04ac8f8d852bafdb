import {afterAll, beforeAll} from 'vitest';
import {OwnProgram, type OwnProgramOptions} from '../fixtures/ownProgram';

/** Starts a packed sandbox before the tests of a file, and ends it after them. Called at the top of the file. */
export function programForFile(options: OwnProgramOptions = {}): OwnProgram {
  const program = new OwnProgram(options);
  beforeAll(() => program.start());
  afterAll(() => program.end());
  return program;
}
