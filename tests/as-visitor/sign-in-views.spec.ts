import type {Page} from '@playwright/test';
import {TOTP, URI} from 'otpauth';
import {axeViolations} from '../every-page/accessibility';
import {switchColorMode} from '../every-page/switchColorMode';
import {brand} from '../fixtures/brand';
import {addFactorsAtSignIn} from '../fixtures/identity';
import {addPasskeyDevice, openByName} from '../fixtures/passkeyDevice';
import {scanQrCode} from '../fixtures/scanQrCode';
import {expect, test} from '../fixtures/test';

// The visit of every page sees the first view alone. The others stand here, in the order in which people meet them.

/**
 * Expects a view to be accessible in both colour modes, and its fields to tell browsers what to fill in.
 *
 * @param heading the heading of the view
 * @param fields what a browser may fill into each field, by its label; a field that is hidden goes by its name
 */
async function expectAccessibleView(
  page: Page,
  heading: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  await expect(page.getByRole('heading', {name: heading, exact: true})).toBeVisible();
  // The view before may have the same heading: the fields say when this one is there.
  await expect
    .poll(() => filledByBrowsers(page), `what a browser may fill in at “${heading}”`)
    .toEqual(fields);
  expect.soft(await axeViolations(page), `“${heading}” in dark`).toEqual([]);
  await switchColorMode(page, 'light');
  expect.soft(await axeViolations(page, {only: 'colours'}), `“${heading}” in light`).toEqual([]);
  await switchColorMode(page, 'dark');
}

/** What a browser may fill into each field that one types into, by its label or its name. */
async function filledByBrowsers(page: Page): Promise<Record<string, string>> {
  const found = await page
    .getByRole('main')
    .locator('input:not([type="radio"])')
    .evaluateAll((inputs: HTMLInputElement[]) =>
      inputs.map(({labels, name, autocomplete}) => [labels?.[0]?.textContent ?? name, autocomplete] as const),
    );
  return Object.fromEntries(found);
}

test('each view of a new account, of a forgotten password and of an invited person is accessible', async ({
  page,
  portal,
  people,
}) => {
  const goBack = () => page.getByRole('button', {name: 'Back to sign in'}).click();
  await portal.open('/dashboard');
  await test.step('a new account', async () => {
    const person = people.stranger();
    const fields = {Name: 'name', 'Email address': 'username', Password: 'new-password'};
    await expectAccessibleView(page, 'Sign in', {'Email address': 'username', Password: 'current-password'});
    await page.getByRole('button', {name: 'Create an account'}).click();
    await expectAccessibleView(page, 'Create an account', fields);
    await page.getByRole('button', {name: 'Create account'}).click();
    await expect(page.getByText('Enter your name.')).toBeVisible();
    await expectAccessibleView(page, 'Create an account', fields);
    await page.getByLabel('Name').fill(person.name);
    await page.getByLabel('Email address').fill(person.email);
    await page.getByLabel('Password', {exact: true}).fill(person.password);
    await page.getByRole('button', {name: 'Create account'}).click();
    await expectAccessibleView(page, 'Confirm your address', {email: 'username', Code: 'one-time-code'});
    await goBack();
  });

  await test.step('a forgotten password', async () => {
    const person = await people.member([]);
    await page.getByRole('button', {name: 'Forgot password?'}).click();
    await expectAccessibleView(page, 'Reset your password', {'Email address': 'username'});
    await page.getByLabel('Email address').fill(person.email);
    await page.getByRole('button', {name: 'Send a code'}).click();
    await expectAccessibleView(page, 'Set a new password', {
      email: 'username',
      Code: 'one-time-code',
      'New password': 'new-password',
    });
    await goBack();
  });

  await test.step('an invited person', async () => {
    const person = await people.invited({isVerified: false, isNamed: false});
    await portal.fillSignIn(person);
    await expectAccessibleView(page, 'Choose your password', {
      username: 'username',
      Name: 'name',
      'New password': 'new-password',
    });
    await page.getByLabel('Name', {exact: true}).fill(person.name);
    await page.getByLabel('New password', {exact: true}).fill('Chosen-one-3!');
    await page.getByRole('button', {name: 'Set password and sign in'}).click();
    await expectAccessibleView(page, 'Verify how we can reach you', {});
    await page.getByRole('button', {name: 'Send a code'}).click();
    await expect(page.getByText('We have sent a code to')).toBeVisible();
    await expectAccessibleView(page, 'Verify how we can reach you', {Code: 'one-time-code'});
  });
});

test('each view that adds a second step or asks for it is accessible, and its QR code can be scanned', async ({
  page,
  portal,
  openOwnSandbox,
}) => {
  const {people, url} = await openOwnSandbox({mfa: 'ON', emailMfa: true});
  const goBack = () => page.getByRole('button', {name: 'Back to sign in'}).click();
  await portal.open('/dashboard');
  await test.step('a second step is added', async () => {
    const person = await people.member([]);
    await portal.fillSignIn(person);
    await expectAccessibleView(page, 'Second step', {});
    await page.getByRole('radio', {name: 'With the code in my authenticator app'}).check();
    await page.getByRole('button', {name: 'Continue'}).click();
    await page.getByText('I cannot scan it').click();
    await expectAccessibleView(page, 'Add an authenticator app', {
      'Enter the code that the app shows now': 'one-time-code',
    });
    // What a camera reads off the screen is what somebody would type.
    const app = URI.parse(
      await scanQrCode(page.getByRole('img', {name: 'QR code for your authenticator app'})),
    );
    const secret = (await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]+$/).innerText()).replaceAll(' ', '');
    expect(app).toBeInstanceOf(TOTP);
    expect(app).toMatchObject({issuer: brand.title, label: person.email, secret: {base32: secret}});

    await goBack();
    await portal.fillSignIn(person);
    await page.getByRole('radio', {name: 'With a code sent by email'}).check();
    await page.getByRole('button', {name: 'Continue'}).click();
    await expectAccessibleView(page, 'Add an email address for codes', {'Email address': 'email'});
    await goBack();
  });

  await test.step('a second step is asked for', async () => {
    const person = await people.member([]);
    await addFactorsAtSignIn(person, url);
    await portal.fillSignIn(person);
    await expectAccessibleView(page, 'Second step', {});
    await page.getByRole('button', {name: 'Continue'}).click();
    await expectAccessibleView(page, 'Second step', {'Code from your authenticator app': 'one-time-code'});

    await goBack();
    await portal.fillSignIn(person);
    await page.getByRole('radio', {name: 'With a code sent by email'}).check();
    await page.getByRole('button', {name: 'Continue'}).click();
    await expect(page.getByText('We have sent a code to')).toBeVisible();
    await expectAccessibleView(page, 'Second step', {Code: 'one-time-code'});
  });
});

test('the views in place of a password are accessible, and a passkey made there signs in the next time', async ({
  page,
  portal,
  people,
  noise,
}) => {
  const person = await people.member();
  await addPasskeyDevice(page);
  await openByName(page, noise, '/dashboard');
  await expectAccessibleView(page, 'Sign in', {
    'Email address': 'username webauthn',
    Password: 'current-password',
  });
  await page.getByLabel('Email address').fill(person.email);
  await page.getByRole('button', {name: 'Email me a code'}).click();
  await expectAccessibleView(page, 'Check your email', {Code: 'one-time-code'});

  await page.getByRole('button', {name: 'Back to sign in'}).click();
  await portal.fillSignIn(person);
  await expectAccessibleView(page, 'Sign in faster next time', {});

  await page.getByRole('button', {name: 'Create a passkey'}).click();
  await expect(page.getByRole('heading', {name: 'Dashboard', level: 1})).toBeVisible();

  await openByName(page, noise, '/logout');
  await page.getByRole('button', {name: 'Sign out', exact: true}).click();
  await expect(page.getByRole('heading', {name: 'You are signed out'})).toBeVisible();
  await openByName(page, noise, '/dashboard');
  await page.getByLabel('Email address').fill(person.email);
  await page.getByRole('button', {name: 'Sign in with a passkey'}).click();
  await expect(page.getByRole('heading', {name: 'Dashboard', level: 1})).toBeVisible();
  await expect(page.getByText(person.email).first()).toBeVisible();
});
