import {screen, within} from '@testing-library/react';
import {TOTP} from 'otpauth';
import {expect, test} from 'vitest';
import {newestCode} from '../../fixtures/identity';
import {changeBrowser} from '../openPage';
import {Reader} from '../Reader';
import {sandboxForFile} from '../sandboxForFile';
import {findHeading, findText} from '../texts';
import {codeAfter} from './codes';
import {openDashboard} from './openDashboard';
import {readSecret} from './readSecret';

// The user pool demands a second step, and leaves it to each person which.
const sandbox = sandboxForFile({mfa: 'ON', emailMfa: true});

test('who has to add a second step may choose codes by email', async () => {
  const {people, url} = sandbox;
  const person = await people.member([]);
  const known = await newestCode(person.email, url);
  await openDashboard(url);
  const reader = new Reader();
  await reader.signIn(person);
  const question = 'How do you want to confirm your sign-ins from now on?';
  const choice = within(await screen.findByRole('group', {name: question}));
  expect(choice.getAllByRole('radio')).toHaveLength(2);
  await reader.choose('With a code sent by email');
  await reader.press('Continue');

  await findHeading('Add an email address for codes');
  await reader.fill('Email address', person.email);
  await reader.press('Send a code');
  await findText('We have sent a code to p***@e***');
  await reader.fill('Code', await codeAfter(known, person.email, url));
  await reader.press('Sign in');
  await findHeading('Your account has no access yet');

  // From now on each sign-in asks for a code, and for no set-up.
  await changeBrowser();
  await openDashboard(url);
  await reader.signIn(person);
  await findText('We have sent a code to p***@e***');
});

test('who has to add a second step may choose an authenticator app', async () => {
  const {people, url} = sandbox;
  const person = await people.member([]);
  await openDashboard(url);
  const reader = new Reader();
  await reader.signIn(person);
  await reader.choose('With the code in my authenticator app');
  await reader.press('Continue');
  await findHeading('Add an authenticator app');
  await reader.fill(
    'Enter the code that the app shows now',
    new TOTP({secret: await readSecret()}).generate(),
  );
  await reader.press('Confirm');
  await findHeading('Your account has no access yet');
});
