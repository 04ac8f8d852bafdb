import {cleanup, render} from '@testing-library/react';
import {cognitoCredentialsProvider} from 'aws-amplify/auth/cognito';
import type {ReactElement} from 'react';
import {vi} from 'vitest';

/**
 * Opens a page, or opens it again: all modules of the portal are read anew, as a browser does it. They begin with what
 * the storage holds; libraries stay.
 *
 * @param at address of the sandbox that the page speaks with
 * @param draw imports the components and says what stands on the page
 */
export async function openPage(at: string, draw: () => Promise<ReactElement>): Promise<void> {
  cleanup();
  process.env.SANDBOX_PORT = new URL(at).port;
  vi.resetModules();
  render(await draw());
}

/** Closes the page and forgets all that it stored: the next one is opened in a browser that nobody has used. */
export async function changeBrowser(): Promise<void> {
  cleanup();
  // The identity library keeps these in memory too, which outlives the page here.
  await cognitoCredentialsProvider.clearCredentialsAndIdentityId();
  localStorage.clear();
  sessionStorage.clear();
}
