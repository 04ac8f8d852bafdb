import {loadUser} from '@site/src/auth/session/session.client';
import {NoCredentialsError} from '@site/src/auth/session/adminCredentials';
import type {Outcome} from '../runner/runner';

/**
 * A change that goes out only while the administrator who began the work is signed in: a work goes on while other pages
 * are looked at, and somebody else may have signed in since.
 *
 * @throws NoCredentialsError, which pauses the work
 */
export function asStarter<Entry>(
  startedBy: string | undefined,
  change: (entry: Entry) => Promise<Outcome>,
): (entry: Entry) => Promise<Outcome> {
  return async (entry) => {
    if ((await loadUser())?.username !== startedBy) throw new NoCredentialsError();
    return change(entry);
  };
}
