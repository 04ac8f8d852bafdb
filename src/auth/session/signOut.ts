import './configure';
import {signOut as amplifySignOut} from 'aws-amplify/auth';
import {endAllSessions} from './endAllSessions';

/**
 * Ends the session.
 *
 * @param options.everywhere also ends it on every other device of the user
 * @throws when `everywhere` was asked and the service did not do it: then this session stays as well
 */
export async function signOut({everywhere = false} = {}): Promise<void> {
  // Amplify's own global sign-out swallows failures: the person would believe that a lost device is signed out.
  if (everywhere) await endAllSessions();
  await amplifySignOut();
}
