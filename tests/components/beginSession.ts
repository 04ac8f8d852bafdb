import {signIn} from 'aws-amplify/auth';
import {pointAmplifyAt} from '../../scripts/lib/userPoolAs';
import {SEEDED_PASSWORD} from '../fixtures/addresses';

export interface Account {
  readonly email: string;
  readonly password: string;
}

export const seededAdmin: Account = {email: 'admin@example.com', password: SEEDED_PASSWORD};

/**
 * Signs somebody in without the form: a page that is opened next finds the session in its storage, as a returning
 * reader's does. Accounts are prepared before: the page and whoever prepares them share one identity library.
 *
 * @param at address of the sandbox
 */
export async function beginSession({email, password}: Account, at: string): Promise<void> {
  pointAmplifyAt(at);
  await signIn({username: email, password});
}
