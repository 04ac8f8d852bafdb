import type {LanguageId} from '../../../src/code/language/languageIds';

export type GuideLanguage = Extract<LanguageId, 'curl' | 'javascript' | 'python' | 'go'>;

/** What came of a program. */
export interface Finished {
  /** Exit status; undefined when the program had to be ended. */
  readonly status: number | undefined;
  readonly out: string;
  readonly err: string;
}

/** A program: its text, or a file that is run where it stands. */
export type Program = {readonly text: string} | {readonly file: string};

/** Runs programs of a language on this machine. */
export interface Runtime<Language extends LanguageId = GuideLanguage> {
  readonly language: Language;
  /** Ending of a guide's program in this language. */
  readonly ending: string;
  /** What runs it, for the report, for example `Python 3.11`. */
  readonly name: string;
  /** Told of the programs that will be run, where making several at once is cheaper. */
  readonly prepare?: (texts: readonly string[]) => Promise<void>;
  /** Ends what it has started, once nothing more is to be run. */
  readonly close?: () => void;
  /**
   * @param folder an empty folder to run in; what a program stores lands there
   * @param env added to the environment
   */
  readonly run: (
    program: Program,
    folder: string,
    env: Readonly<Record<string, string>>,
  ) => Promise<Finished>;
}

/** Says what is wrong with the syntax of a program; undefined when nothing is. */
export type SyntaxCheck = (text: string) => string | undefined;
