import {cognitoUserPoolsTokenProvider} from 'aws-amplify/auth/cognito';
import {defaultStorage} from 'aws-amplify/utils';
import {SEEDED_PASSWORD} from '../fixtures/addresses';
import {beginSession} from '../fixtures/beginSession';
import type {Person} from '../fixtures/people';

/** What it takes to sign in. */
export type Account = Pick<Person, 'email' | 'password'>;

/** The seeded account of a developer, with an API key and every right at the dashboard. */
export const developer: Account = {email: 'developer@example.com', password: SEEDED_PASSWORD};

/** The seeded account of an administrator. */
export const administrator: Account = {email: 'admin@example.com', password: SEEDED_PASSWORD};

const begun = new Map<string, ReturnType<typeof beginSession>>();

/**
 * Stores a session as a sign-in by form would, so that the page opened next is that of a returning reader: for tests of
 * what comes after the form.
 *
 * @param at address of the sandbox that knows the person
 */
export async function beSignedIn(person: Account, at: string): Promise<void> {
  const key = `${at} ${person.email}`;
  const session = begun.get(key) ?? beginSession(person, at);
  begun.set(key, session);
  for (const {name, value} of await session) localStorage.setItem(name, value);
  // The page and this process share one identity library: what the page stores is in its own storage again.
  cognitoUserPoolsTokenProvider.setKeyValueStorage(defaultStorage);
}
