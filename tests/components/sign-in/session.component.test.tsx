import {screen, waitFor} from '@testing-library/react';
import {expect, test, vi} from 'vitest';
import {noise} from '../noise';
import {sandboxForFile} from '../sandboxForFile';
import {findHeading, findText} from '../texts';
import {enterAccount} from './enterAccount';
import {noteUserPoolOperations} from './noteUserPoolOperations';
import {openAccount} from './openDashboard';

const sandbox = sandboxForFile();

test('renews the session on return, and not within ten minutes', async () => {
  await enterAccount(sandbox);
  const operations = noteUserPoolOperations();
  const renewals = () => operations.filter((operation) => operation === 'GetTokensFromRefreshToken');
  const before = accessToken();
  comeBackAfter(5);
  comeBackAfter(9);
  expect(renewals()).toEqual([]);
  comeBackAfter(11);
  await waitFor(() => expect(accessToken()).not.toBe(before));
  expect(renewals()).toHaveLength(1);
  await findHeading('Dashboard');
});

test('a throttled renewal is asked again, and signs nobody out', async () => {
  await enterAccount(sandbox);
  let isThrottled = true;
  const operations = noteUserPoolOperations((operation) => {
    if (operation !== 'GetTokensFromRefreshToken' || !isThrottled) return undefined;
    isThrottled = false;
    const body = JSON.stringify({__type: 'TooManyRequestsException', message: 'Rate exceeded'});
    const headers = {'content-type': 'application/x-amz-json-1.1'};
    return Promise.resolve(new Response(body, {status: 400, headers}));
  });
  const before = accessToken();
  comeBackAfter(11);
  await waitFor(() => expect(accessToken()).not.toBe(before));
  const renewals = operations.filter((operation) => operation === 'GetTokensFromRefreshToken');
  expect(renewals).toHaveLength(2);
  await findHeading('Dashboard');
  expect(operations).not.toContain('RevokeToken');
});

test('keeps the session without a network, and says so', async () => {
  await enterAccount(sandbox);
  noteUserPoolOperations(() => Promise.reject(new TypeError('Failed to fetch')));
  comeBackAfter(11);
  expect((await findText('The sandbox does not respond.')).textContent).toContain('You are still signed in');
  await findHeading('Dashboard');
});

test('says so when a page is opened without a network, and lets one in again when it is back', async () => {
  noise.allow(/Reading the session failed: NetworkError/);
  const {person} = await enterAccount(sandbox);
  // Past the life of the tokens: they have to be renewed before anybody is let in.
  passMinutes(120);
  const network = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await openAccount(sandbox.url);
  expect((await findText('The sandbox does not respond.')).textContent).toContain('Your session is kept');
  await findHeading('Sign in');

  network.mockRestore();
  window.dispatchEvent(new Event('online'));
  await findText(person.email);
  // The last card to come: what it asks for has renewed the session, too.
  await screen.findByRole('button', {name: 'Add an authenticator app'});
});

test('ends for somebody who was disabled meanwhile', async () => {
  const {person} = await enterAccount(sandbox);
  await sandbox.people.administration.disable(person.email);
  comeBackAfter(11);
  await findText('Your session has ended. Sign in again to continue.');
  await findHeading('Sign in');
});

/** The token that is stored now. A test that has it renewed waits until it is: the next begins with an empty storage. */
function accessToken(): string | undefined {
  return Object.entries(localStorage).find(([key]) => key.endsWith('.accessToken'))?.[1];
}

/** Moves the clock of the browser, counted from now as it really is. */
function passMinutes(minutes: number): void {
  vi.spyOn(Date, 'now').mockImplementation(() =>
    Math.floor(performance.timeOrigin + performance.now() + minutes * 60_000),
  );
}

/** Comes back to the tab after a while, counted from now as it really is. */
function comeBackAfter(minutes: number): void {
  passMinutes(minutes);
  window.dispatchEvent(new Event('focus'));
}
