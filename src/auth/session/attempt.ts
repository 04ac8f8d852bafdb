/**
 * What one stay at the sign-in panel knows beside the library's state machine: it forgets a password as soon as it has
 * sent it, and begins no step in the middle. In memory alone.
 */
export interface Attempt {
  /** The address typed last. */
  email: string;
  /** The person has a code already: the step that would send one passes without. */
  hasCode: boolean;
  /** The password typed for an account that is not confirmed yet. */
  password?: string | undefined;
  /** The password that the person has just chosen or confirmed an account for: it signs them in at once. */
  followUp?: string | undefined;
  /** What an invited person still has to say of themselves, by the names of the user pool. */
  missingAttributes: readonly string[];
  /** What the identity service threw last: the machine keeps no more of it than an English sentence. */
  failure?: unknown;
}

export function createAttempt(start: Pick<Attempt, 'email' | 'hasCode'>): Attempt {
  return {...start, missingAttributes: []};
}
