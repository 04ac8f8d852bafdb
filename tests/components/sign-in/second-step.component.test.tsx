import {screen, waitFor, within} from '@testing-library/react';
import {TOTP} from 'otpauth';
import {expect, test} from 'vitest';
import {
  addPhone,
  allowAllFactors,
  demandSecondFactors,
  demandTextCodes,
  newestCode,
} from '../../fixtures/identity';
import {noise} from '../noise';
import {changeBrowser} from '../openPage';
import {Reader} from '../Reader';
import {sandboxForFile} from '../sandboxForFile';
import {findHeading, findText} from '../texts';
import {codeAfter, wrongCode} from './codes';
import {openDashboard} from './openDashboard';
import {readSecret} from './readSecret';

/** The user pool demands a second step. */
const demanding = sandboxForFile({mfa: 'ON'});
/** The user pool leaves that to each person, and sends codes to addresses and phones. */
const offering = sandboxForFile({emailMfa: true, smsMfa: true});

test('adds an authenticator app at sign-in where the user pool demands one', async () => {
  noise.allow(/Signing in failed: \w+Exception/);
  const {people, url} = demanding;
  const person = await people.member([]);
  await openDashboard(url);
  const reader = new Reader();
  await reader.signIn(person);
  await findHeading('Add an authenticator app');
  const app = new TOTP({secret: await readSecret()});
  const label = 'Enter the code that the app shows now';
  await reader.fill(label, wrongCode(app.generate()));
  await reader.press('Confirm');
  await findText('Enter the one that your authenticator app shows now.');
  await reader.fill(label, app.generate());
  await reader.press('Confirm');
  await findHeading('Your account has no access yet');
});

test('signs in with a code sent by email', async () => {
  noise.allow(/Signing in failed: \w+Exception/);
  const {people, url} = offering;
  const person = await people.member([]);
  await demandSecondFactors(person, {withApp: false, at: url});
  await openDashboard(url);
  const reader = new Reader();
  await reader.signIn(person);
  await findText('We have sent a code to p***@e***');
  const sent = await newestCode(person.email, url);
  const code = screen.getByLabelText('Code');
  await waitFor(() => expect(document.activeElement).toBe(code));
  await reader.fill('Code', wrongCode(sent));
  await reader.press('Sign in');
  await findText('Check it, or sign in again to get a new one.');
  await reader.fill('Code', sent);
  await reader.press('Sign in');
  await findHeading('Your account has no access yet');
});

test('whoever has two second steps chooses one', async () => {
  const {people, url} = offering;
  const person = await people.member([]);
  await demandSecondFactors(person, {withApp: true, at: url});
  await openDashboard(url);
  const reader = new Reader();
  await reader.signIn(person);
  const choice = await findChoice('How do you want to confirm that it is you?');
  const app = choice.getByRole('radio', {name: 'With the code in my authenticator app', checked: true});
  expect(app).toBeDefined();
  await reader.choose('With a code sent by email');
  await reader.press('Continue');
  await findText('We have sent a code to p***@e***');
  await reader.fill('Code', await newestCode(person.email, url));
  await reader.press('Sign in');
  await findHeading('Your account has no access yet');
});

test('signs in with a code sent to the phone', async () => {
  const {people, url} = offering;
  const person = await people.member([]);
  const phone = '+15415550123';
  await demandTextCodes(person, phone, url);
  const known = await newestCode(phone, url);
  await openDashboard(url);
  const reader = new Reader();
  await reader.signIn(person);
  await findText('We have sent a code to the phone number');
  await findText('0123');
  await reader.fill('Code', await codeAfter(known, phone, url));
  await reader.press('Sign in');
  await findHeading('Your account has no access yet');
});

test('an invited person whose address nobody has verified may do so at once', async () => {
  const {people, url} = offering;
  const person = await people.invited({isVerified: false});
  await openDashboard(url);
  const reader = new Reader();
  await reader.signIn(person);
  await findHeading('Choose your password');
  await reader.fill('New password', 'Chosen-one-3!');
  await reader.press('Set password and sign in');
  await findHeading('Verify how we can reach you');
  const address = screen.getByRole<HTMLInputElement>('radio', {name: new RegExp(person.email)});
  expect(address.checked).toBe(true);
  await reader.press('Send a code');
  const code = await screen.findByLabelText('Code');
  await waitFor(() => expect(document.activeElement).toBe(code));
  await reader.fill('Code', await newestCode(person.email, url));
  await reader.press('Confirm');
  await findHeading('Your account has no access yet');
});

test('whoever has three second steps may choose the phone', async () => {
  const {people, url} = offering;
  const person = await people.member([]);
  const phone = '+15415550125';
  await allowAllFactors(person, phone, url);
  const known = await newestCode(phone, url);
  await openDashboard(url);
  const reader = new Reader();
  await reader.signIn(person);
  const choice = await findChoice('How do you want to confirm that it is you?');
  expect(choice.getAllByRole('radio')).toHaveLength(3);
  await reader.choose('With a code sent to my phone');
  await reader.press('Continue');
  await findText('We have sent a code to the phone number');
  await reader.fill('Code', await codeAfter(known, phone, url));
  await reader.press('Sign in');
  await findHeading('Your account has no access yet');
});

test('who has verified neither address nor phone may verify the phone, or do so another time', async () => {
  const {people, url} = offering;
  const person = await people.invited({isVerified: false});
  const chosen = {email: person.email, password: 'Chosen-one-3!'};
  await openDashboard(url);
  const reader = new Reader();
  await reader.signIn(person);
  await findHeading('Choose your password');
  await reader.fill('New password', chosen.password);
  await reader.press('Set password and sign in');
  await findHeading('Verify how we can reach you');
  await reader.press('Not now');
  await findHeading('Your account has no access yet');

  const phone = '+15415550126';
  await changeBrowser();
  await addPhone(chosen, phone, url);
  await openDashboard(url);
  await reader.signIn(chosen);
  await findHeading('Verify how we can reach you');
  await reader.choose(`To the phone number ${phone}`);
  await reader.press('Send a code');
  await reader.fill('Code', await newestCode(phone, url));
  await reader.press('Confirm');
  await findHeading('Your account has no access yet');
});

/** A group of radio buttons, by its question. */
async function findChoice(name: string): Promise<ReturnType<typeof within>> {
  return within(await screen.findByRole('group', {name}));
}
