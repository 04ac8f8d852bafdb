import {TOTP} from 'otpauth';
import {expect, test} from '../fixtures/test';

test('adds an authenticator app at sign-in where the user pool demands one', async ({
  page,
  portal,
  noise,
  openOwnSandbox,
}) => {
  noise.allow(/400 \(Bad Request\)/);
  const {people} = await openOwnSandbox({mfa: 'ON'});
  const person = await people.member([]);
  await portal.open('/dashboard');
  await portal.fillSignIn(person);
  await expect(page.getByRole('heading', {name: 'Add an authenticator app'})).toBeVisible();
  await expect(page.getByRole('img', {name: 'QR code for your authenticator app'})).toBeVisible();
  await page.getByText('I cannot scan it').click();
  const secret = (await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]+$/).innerText()).replaceAll(' ', '');
  const app = new TOTP({secret});
  const code = page.getByLabel('Write the code that the app shows now');
  await code.fill(app.generate() === '000000' ? '111111' : '000000');
  await page.getByRole('button', {name: 'Confirm'}).click();
  await expect(page.getByText('Take the one your authenticator shows now.')).toBeVisible();
  await code.fill(app.generate());
  await page.getByRole('button', {name: 'Confirm'}).click();
  await expect(page.getByRole('heading', {name: 'Your account has no access yet'})).toBeVisible();
});
