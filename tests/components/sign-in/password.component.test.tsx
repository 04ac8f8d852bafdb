import {screen} from '@testing-library/react';
import {expect, test} from 'vitest';
import {noise} from '../noise';
import {Reader} from '../Reader';
import {sandboxForFile} from '../sandboxForFile';
import {openDashboard} from './openDashboard';

const sandbox = sandboxForFile();

test('says a wrong password at the field and keeps what was typed', async () => {
  noise.allow(/Signing in failed: NotAuthorizedException/);
  const person = await sandbox.people.member();
  await openDashboard(sandbox.url);
  const reader = new Reader();
  await reader.fill('Email address', person.email);
  await reader.fill('Password', 'Wrong-one-1!');
  await reader.press('Sign in');
  await screen.findByText('The email address or the password is wrong.');
  expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe(person.email);
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  // Logged for whoever helps, without whose attempt it was.
  expect(noise.heard.filter((line) => line.includes('Signing in failed'))).toHaveLength(1);
  expect(noise.heard.join()).not.toContain(person.email);
});
