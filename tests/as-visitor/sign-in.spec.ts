import {expect, test} from '../fixtures/test';
import {newestCode} from '../fixtures/identity';

test('says a wrong password at the field and keeps what was typed', async ({page, portal, people, noise}) => {
  noise.allow(/400 \(Bad Request\)|Signing in failed: NotAuthorizedException/);
  const person = await people.member();
  await portal.open('/dashboard');
  await portal.fillSignIn({...person, password: 'Wrong-one-1!'});
  await expect(page.getByText('The email address or the password is wrong.')).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue(person.email);
  await expect(page.getByLabel('Password', {exact: true})).toBeFocused();
  // Logged for whoever helps, without whose attempt it was.
  expect(noise.heard.filter((line) => line.includes('Signing in failed'))).toHaveLength(1);
  expect(noise.heard.join()).not.toContain(person.email);
});

test('does not tell whether an address is known', async ({page, portal, people, noise}) => {
  noise.allow(/400 \(Bad Request\)|Signing in failed: NotAuthorizedException/);
  await portal.open('/dashboard');
  await portal.fillSignIn(people.stranger());
  await expect(page.getByText('The email address or the password is wrong.')).toBeVisible();
});

test('locks an account that is guessed at, and says so', async ({page, portal, people, noise}) => {
  // The fifth failure locks for one second and each further one twice as long: on a slow machine it takes some more.
  test.slow();
  noise.allow(/400 \(Bad Request\)|Signing in failed: NotAuthorizedException/);
  const person = await people.member();
  await portal.open('/dashboard');
  const button = page.getByRole('button', {name: 'Sign in', exact: true});
  await expect(async () => {
    await page.getByLabel('Email address').fill(person.email);
    await page.getByLabel('Password', {exact: true}).fill('Wrong-one-1!');
    await button.click();
    await expect(button).toHaveAttribute('aria-disabled', 'false');
    await expect(page.getByText('Too many failed attempts.')).toBeVisible({timeout: 100});
  }).toPass({intervals: [50]});
});

test('says that an account is disabled', async ({page, portal, people, noise}) => {
  noise.allow(/400 \(Bad Request\)|Signing in failed: NotAuthorizedException/);
  const person = await people.member();
  await people.administration.disable(person.email);
  await portal.open('/dashboard');
  await portal.fillSignIn(person);
  await expect(page.getByText('This account is disabled.')).toBeVisible();
});

test('replaces a forgotten password and is in', async ({page, portal, people}) => {
  const person = await people.member();
  await portal.open('/dashboard');
  await page.getByRole('button', {name: 'Forgot password?'}).click();
  await page.getByLabel('Email address').fill(person.email);
  await page.getByRole('button', {name: 'Send a code'}).click();
  await expect(page.getByRole('heading', {name: 'Set a new password'})).toBeVisible();
  await page.getByLabel('Code').fill(await newestCode(person.email));
  await page.getByLabel('New password', {exact: true}).fill('Another-one-2!');
  await page.getByRole('button', {name: 'Set new password'}).click();
  await expect(page.getByRole('heading', {name: 'Dashboard', level: 1})).toBeVisible();
});

test('asks an invited person for a password of their own', async ({page, portal, people}) => {
  const person = await people.invited();
  await people.administration.addToGroup(person.email, 'developer-users');
  await portal.open('/dashboard');
  await portal.fillSignIn(person);
  await expect(page.getByRole('heading', {name: 'Choose your password'})).toBeVisible();
  await page.getByLabel('New password', {exact: true}).fill('Chosen-one-3!');
  await page.getByRole('button', {name: 'Set password and sign in'}).click();
  await expect(page.getByRole('heading', {name: 'Dashboard', level: 1})).toBeVisible();
});

test('asks a person who was invited by address alone for a name too', async ({page, portal, people}) => {
  const person = await people.invited({isNamed: false});
  await people.administration.addToGroup(person.email, 'developer-users');
  await portal.open('/dashboard?panel=account');
  await portal.fillSignIn(person);
  await expect(page.getByRole('heading', {name: 'Choose your password'})).toBeVisible();
  const name = page.getByLabel('Name', {exact: true});
  await expect(name).toHaveAttribute('autocomplete', 'name');
  await page.getByLabel('New password', {exact: true}).fill('Chosen-one-3!');
  await page.getByRole('button', {name: 'Set password and sign in'}).click();
  await expect(page.getByText('Enter your name.')).toBeVisible();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Enter your name.');

  await name.fill(person.name);
  await page.getByRole('button', {name: 'Set password and sign in'}).click();
  await expect(page.getByRole('heading', {name: 'Account', exact: true, level: 2})).toBeVisible();
  await expect(page.getByRole('main').getByText(person.name, {exact: true})).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByText(person.name, {exact: true})).toBeVisible();
});

test('offers the sandbox accounts with one click', async ({page, portal}) => {
  await portal.open('/dashboard?panel=account');
  await page.getByRole('button', {name: 'Sign in as developer@example.com'}).click();
  await expect(page.getByRole('heading', {name: 'Dashboard', level: 1})).toBeVisible();
});

test('leads a deep link through the form to the page itself', async ({page, portal}) => {
  await portal.open('/admin/AdminDashboard');
  await page.getByRole('button', {name: 'Sign in as admin@example.com'}).click();
  await expect(page.getByRole('heading', {name: 'Administration', level: 1})).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/AdminDashboard$/);
});

test('signs in by keyboard alone', async ({page, portal, people}) => {
  const person = await people.member();
  await portal.open('/dashboard');
  await page.getByLabel('Email address').focus();
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {name: 'Dashboard', level: 1})).toBeVisible();
});

test('says that signing in needs the sandbox where none responds, and keeps what was typed', async ({
  page,
  portal,
  noise,
}) => {
  noise.allow(/ERR_FAILED|Signing in failed: NetworkError/);
  await portal.open('/dashboard');
  await page.route('**/identity/user-pool', (route) => route.abort('failed'));
  await portal.fillSignIn({email: 'somebody@example.com', password: 'Any-thing-1!'});
  await expect(page.getByText('The sandbox does not respond. This portal signs in there')).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue('somebody@example.com');
});

test('is told to sign in by the navbar, without a flash of anything else', async ({page, portal}) => {
  await portal.open('/docs');
  await expect(page.getByRole('link', {name: 'Sign In'})).toHaveAttribute('href', '/dashboard');
  await expect(page.getByRole('button', {name: 'Admin'})).toHaveCount(0);
  await expect(page.getByText(/Signed in as/)).toHaveCount(0);
});

test('cleans up a token that nobody can read', async ({page, portal}) => {
  await page.addInitScript(() => {
    const prefix = 'CognitoIdentityServiceProvider.sandboxportalclient0000001';
    if (sessionStorage.getItem('broken-once')) return;
    sessionStorage.setItem('broken-once', 'yes');
    localStorage.setItem(`${prefix}.LastAuthUser`, 'somebody');
    localStorage.setItem(`${prefix}.somebody.accessToken`, 'only.two');
    localStorage.setItem(`${prefix}.somebody.idToken`, 'a.{bad json.c');
    localStorage.setItem(`${prefix}.somebody.refreshToken`, 'r');
  });
  await portal.open('/dashboard');
  await expect(page.getByRole('heading', {name: 'Sign in', exact: true})).toBeVisible();
  const left = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('CognitoIdentityServiceProvider')),
  );
  expect(left).toEqual([]);
});
