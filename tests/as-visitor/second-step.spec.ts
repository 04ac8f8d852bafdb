import {TOTP, URI} from 'otpauth';
import {brand} from '../fixtures/brand';
import {
  addPhone,
  allowAllFactors,
  demandSecondFactors,
  demandTextCodes,
  newestCode,
} from '../fixtures/identity';
import {scanQrCode} from '../fixtures/scanQrCode';
import {expect, test} from '../fixtures/test';

test('adds an authenticator app at sign-in where the user pool demands one', async ({
  page,
  portal,
  noise,
  openOwnSandbox,
}) => {
  noise.allow(/400 \(Bad Request\)|Signing in failed: \w+Exception/);
  const {people} = await openOwnSandbox({mfa: 'ON'});
  const person = await people.member([]);
  await portal.open('/dashboard');
  await portal.fillSignIn(person);
  await expect(page.getByRole('heading', {name: 'Add an authenticator app'})).toBeVisible();
  const app = URI.parse(
    await scanQrCode(page.getByRole('img', {name: 'QR code for your authenticator app'})),
  );
  if (!(app instanceof TOTP))
    throw new Error('An app that scans the code would count sign-ins, not seconds.');
  await page.getByText('I cannot scan it').click();
  const secret = (await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]+$/).innerText()).replaceAll(' ', '');
  expect(app).toMatchObject({issuer: brand.title, label: person.email, secret: {base32: secret}});
  const code = page.getByLabel('Enter the code that the app shows now');
  await code.fill(app.generate() === '000000' ? '111111' : '000000');
  await page.getByRole('button', {name: 'Confirm'}).click();
  await expect(page.getByText('Enter the one that your authenticator app shows now.')).toBeVisible();
  await code.fill(app.generate());
  await page.getByRole('button', {name: 'Confirm'}).click();
  await expect(page.getByRole('heading', {name: 'Your account has no access yet'})).toBeVisible();
});

test('signs in with a code sent by email', async ({page, portal, noise, openOwnSandbox}) => {
  noise.allow(/400 \(Bad Request\)|Signing in failed: \w+Exception/);
  const {people, url} = await openOwnSandbox({emailMfa: true});
  const person = await people.member([]);
  await demandSecondFactors(person, {withApp: false, at: url});
  await portal.open('/dashboard');
  await portal.fillSignIn(person);
  await expect(page.getByText('We have sent a code to p***@e***')).toBeVisible();
  const sent = await newestCode(person.email, url);
  const code = page.getByLabel('Code');
  await expect(code).toBeFocused();
  await code.fill(sent === '000000' ? '111111' : '000000');
  await page.getByRole('button', {name: 'Sign in', exact: true}).click();
  await expect(page.getByText('Check it, or sign in again to get a new one.')).toBeVisible();
  await code.fill(sent);
  await page.getByRole('button', {name: 'Sign in', exact: true}).click();
  await expect(page.getByRole('heading', {name: 'Your account has no access yet'})).toBeVisible();
});

test('whoever has two second steps chooses one', async ({page, portal, openOwnSandbox}) => {
  const {people, url} = await openOwnSandbox({emailMfa: true});
  const person = await people.member([]);
  await demandSecondFactors(person, {withApp: true, at: url});
  await portal.open('/dashboard');
  await portal.fillSignIn(person);
  const choice = page.getByRole('group', {name: 'How do you want to confirm that it is you?'});
  await expect(choice.getByRole('radio', {name: 'With the code in my authenticator app'})).toBeChecked();
  await choice.getByRole('radio', {name: 'With a code sent by email'}).check();
  await page.getByRole('button', {name: 'Continue'}).click();
  await expect(page.getByText('We have sent a code to p***@e***')).toBeVisible();
  await page.getByLabel('Code').fill(await newestCode(person.email, url));
  await page.getByRole('button', {name: 'Sign in', exact: true}).click();
  await expect(page.getByRole('heading', {name: 'Your account has no access yet'})).toBeVisible();
});

test('signs in with a code sent to the phone', async ({page, portal, openOwnSandbox}) => {
  const {people, url} = await openOwnSandbox({smsMfa: true});
  const person = await people.member([]);
  const phone = '+15415550123';
  await demandTextCodes(person, phone, url);
  const known = await newestCode(phone, url);
  await portal.open('/dashboard');
  await portal.fillSignIn(person);
  await expect(page.getByText('We have sent a code to the phone number')).toBeVisible();
  await expect(page.getByText('0123')).toBeVisible();
  await expect.poll(() => newestCode(phone, url)).not.toBe(known);
  await page.getByLabel('Code').fill(await newestCode(phone, url));
  await page.getByRole('button', {name: 'Sign in', exact: true}).click();
  await expect(page.getByRole('heading', {name: 'Your account has no access yet'})).toBeVisible();
});

test('an invited person whose address nobody has verified may do so at once', async ({
  page,
  portal,
  people,
}) => {
  const person = await people.invited({isVerified: false});
  await portal.open('/dashboard');
  await portal.fillSignIn(person);
  await page.getByLabel('New password', {exact: true}).fill('Chosen-one-3!');
  await page.getByRole('button', {name: 'Set password and sign in'}).click();
  await expect(page.getByRole('heading', {name: 'Verify how we can reach you'})).toBeVisible();
  await expect(page.getByRole('radio', {name: person.email})).toBeChecked();
  await page.getByRole('button', {name: 'Send a code'}).click();
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.getByLabel('Code').fill(await newestCode(person.email));
  await page.getByRole('button', {name: 'Confirm'}).click();
  await expect(page.getByRole('heading', {name: 'Your account has no access yet'})).toBeVisible();
});

test('whoever has three second steps may choose the phone', async ({page, portal, openOwnSandbox}) => {
  const {people, url} = await openOwnSandbox({emailMfa: true, smsMfa: true});
  const person = await people.member([]);
  const phone = '+15415550125';
  await allowAllFactors(person, phone, url);
  const known = await newestCode(phone, url);
  await portal.open('/dashboard');
  await portal.fillSignIn(person);
  const choice = page.getByRole('group', {name: 'How do you want to confirm that it is you?'});
  await expect(choice.getByRole('radio')).toHaveCount(3);
  await choice.getByRole('radio', {name: 'With a code sent to my phone'}).check();
  await page.getByRole('button', {name: 'Continue'}).click();
  await expect(page.getByText('We have sent a code to the phone number')).toBeVisible();
  await expect.poll(() => newestCode(phone, url)).not.toBe(known);
  await page.getByLabel('Code').fill(await newestCode(phone, url));
  await page.getByRole('button', {name: 'Sign in', exact: true}).click();
  await expect(page.getByRole('heading', {name: 'Your account has no access yet'})).toBeVisible();
});

test('who has verified neither address nor phone may verify the phone, or do so another time', async ({
  page,
  portal,
  openOwnSandbox,
}) => {
  const {people, url} = await openOwnSandbox({smsMfa: true});
  const person = await people.invited({isVerified: false});
  const chosen = {email: person.email, password: 'Chosen-one-3!'};
  const question = page.getByRole('heading', {name: 'Verify how we can reach you'});
  const isIn = page.getByRole('heading', {name: 'Your account has no access yet'});
  await portal.open('/dashboard');
  await portal.fillSignIn(person);
  await page.getByLabel('New password', {exact: true}).fill(chosen.password);
  await page.getByRole('button', {name: 'Set password and sign in'}).click();
  await expect(question).toBeVisible();
  await page.getByRole('button', {name: 'Not now'}).click();
  await expect(isIn).toBeVisible();

  const phone = '+15415550126';
  await addPhone(chosen, phone, url);
  await portal.signOut();
  await portal.open('/dashboard');
  await portal.fillSignIn(chosen);
  await expect(question).toBeVisible();
  await page.getByRole('radio', {name: `To the phone number ${phone}`}).check();
  await page.getByRole('button', {name: 'Send a code'}).click();
  await page.getByLabel('Code').fill(await newestCode(phone, url));
  await page.getByRole('button', {name: 'Confirm'}).click();
  await expect(isIn).toBeVisible();
});
