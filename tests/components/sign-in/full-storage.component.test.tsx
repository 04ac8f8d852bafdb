import {screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {afterAll, expect, test, vi} from 'vitest';
import {openGuide} from '../guides/openGuide';
import {noise} from '../noise';
import {Reader} from '../Reader';
import {sandboxForFile} from '../sandboxForFile';
import {findHeading, findText, textsNow} from '../texts';
import {openAccount} from './openDashboard';

const sandbox = sandboxForFile();

// The next file, which may be any, has room for what it makes ready.
afterAll(() => expect(localStorage).toHaveLength(0));

test('a browser without room for a session says so, and what helps', async () => {
  noise.allow(/Signing in failed: QuotaExceededError/);
  const person = await sandbox.people.member();
  await openAccount(sandbox.url);
  const reader = new Reader();
  await findHeading('Sign in');
  fillStorage();
  await reader.signIn(person);
  await findText('Your browser has no room left to keep you signed in.');
  expect(noise.heard).not.toEqual([]);
  localStorage.clear();
  await reader.press('Sign in');
  await findHeading('Profile');
});

test('a choice has its effect where the browser has no room to remember it', async () => {
  await openGuide(sandbox.url, 'docs/index.mdx');
  fillStorage();
  const [choice] = await screen.findAllByLabelText<HTMLInputElement>('Python');
  await userEvent.setup().click(choice!);
  expect(choice?.checked).toBe(true);
  await waitFor(() => expect(textsNow('import requests')).not.toEqual([]));
});

/** Leaves no room for another character. What is stored next fails with an error of this program, as pages know theirs. */
function fillStorage(): void {
  const store = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    try {
      store.call(this, key, value);
    } catch (error) {
      const {name, message} = error as DOMException;
      throw Object.assign(new Error(message), {name});
    }
  });
  for (let length = 4 << 20; length >= 1; length = Math.floor(length / 2))
    for (let part = 0; part < 8; part++) {
      try {
        localStorage.setItem(`filler-${length}-${part}`, 'x'.repeat(length));
      } catch {
        break;
      }
    }
  expect(() => localStorage.setItem('one', 'more')).toThrow('quota');
}
