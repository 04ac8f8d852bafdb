import {screen, waitFor} from '@testing-library/react';
import {expect, test} from 'vitest';
import {newestCode, verifyPhone} from '../../fixtures/identity';
import {noise} from '../noise';
import {Reader} from '../Reader';
import {sandboxForFile} from '../sandboxForFile';
import {descriptionOf, findHeading, findText} from '../texts';
import {codeAfter, wrongCode} from './codes';
import {offerFirstFactors} from './offerFirstFactors';
import {openDashboard} from './openDashboard';

const sandbox = sandboxForFile();
const textingSandbox = sandboxForFile({firstFactors: ['PASSWORD', 'SMS_OTP']});

test('signs in with a code sent by email in place of the password', async () => {
  noise.allow(/Signing in failed: CodeMismatchException/);
  const {people, url} = sandbox;
  const person = await people.member([]);
  const known = await newestCode(person.email, url);
  await openDashboard(url);
  const reader = new Reader();
  await reader.press('Email me a code');
  await findText('Enter an email address such as name@example.com.');
  await reader.fill('Email address', person.email);
  await reader.press('Email me a code');

  await findHeading('Check your email');
  const code = screen.getByLabelText('Code');
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect(descriptionOf(code)).toContain(`We have sent a code to ${person.email}`);
  const first = await codeAfter(known, person.email, url);
  await reader.fill('Code', wrongCode(first));
  await reader.press('Sign in');
  await findText('This code is incorrect. Check it, or request a new one.');
  await waitFor(() => expect(document.activeElement).toBe(code));

  await reader.press('Send a new code');
  await findText('A new code is on its way.');
  await reader.fill('Code', await newestCode(person.email, url));
  await reader.press('Sign in');
  await findHeading('Your account has no access yet');
  // The form that had the focus is gone: the page says so, and the next key finds its first link.
  await screen.findByText('You are signed in.');
  await reader.pressTab();
  expect(document.activeElement).toBe(screen.getAllByRole('link')[0]);
});

test('signs in with a code sent to the phone in place of the password', async () => {
  const {people, url} = textingSandbox;
  const person = await people.member([]);
  const phone = '+15415550124';
  await verifyPhone(person, phone, url);
  const known = await newestCode(phone, url);
  offerFirstFactors('password', 'smsCode');
  await openDashboard(url);
  const reader = new Reader();
  await reader.fill('Email address', person.email);
  await reader.press('Text me a code');
  await findHeading('Check your phone');
  await findText('We have sent a code to the phone number');
  await reader.fill('Code', await codeAfter(known, phone, url));
  await reader.press('Sign in');
  await findHeading('Your account has no access yet');
});
