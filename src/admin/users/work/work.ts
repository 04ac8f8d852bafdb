import type {Outcome, Runner} from '../runner/runner';

/** What an entry of a work is about. */
export interface Subject {
  readonly email: string;
  readonly name: string;
  /** The line of the file it came from. */
  readonly line?: number;
  readonly groups?: readonly string[];
}

/** An entry that is not changed, and why: nothing to change, or a line of a file that has faults. */
export interface Excluded {
  readonly subject: Subject;
  readonly kind: 'unchanged' | 'faulty';
  readonly text: string;
}

/** A change of many accounts, from its preview to its results. It outlives the dialog in which it began. */
export interface Work {
  readonly title: string;
  /** What the runner changes, by its indices. */
  readonly subjects: readonly Subject[];
  /** Those that it leaves alone from the start. */
  readonly excluded: readonly Excluded[];
  readonly runner: Runner;
  /** Whose work it is: nobody else may see it in the same tab. */
  readonly startedBy: string | undefined;
  /** The name of the file of its results. */
  readonly fileName: string;
}

/** One entry and what became of it. */
export interface Result {
  readonly subject: Subject;
  readonly kind: Outcome['kind'] | 'left' | 'faulty';
  readonly text: string;
}

/** What became of everybody, in the order of the file if there was one. */
export function resultsOf({subjects, excluded, runner}: Work): readonly Result[] {
  const {outcomes} = runner.progress();
  const results: Result[] = [
    ...subjects.map((subject, index) => {
      const outcome = outcomes[index];
      return {subject, kind: outcome?.kind ?? 'left', text: outcome?.text ?? ''} as const;
    }),
    ...excluded,
  ];
  return results.sort((one, other) => (one.subject.line ?? 0) - (other.subject.line ?? 0));
}
