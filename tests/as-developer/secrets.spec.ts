import {userTokens} from '../fixtures/tokens';
import {expect, test} from '../fixtures/test';

test('nothing of a session goes to the console, an address or a report', async ({
  page,
  portal,
  noise,
  context,
}) => {
  const said: string[] = [];
  const asked: string[] = [];
  const reports: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('framenavigated', (frame) => asked.push(frame.url()));
  context.on('request', (request) => {
    asked.push(request.url());
    // What a page reports of itself goes by `sendBeacon`, which the browser calls a ping.
    if (request.resourceType() === 'ping') reports.push(request.postData() ?? '');
    const referer = request.headers()['referer'];
    if (referer) asked.push(referer);
  });

  await portal.open('/dashboard?panel=account');
  await page.getByRole('button', {name: 'Sign in as developer@example.com'}).click();
  await expect(page.getByRole('link', {name: 'Use in the explorer'})).toBeVisible();
  const secrets = [
    ...(await userTokens(page)),
    'sandbox-developer-key',
    'developer@example.com',
    'Sandbox-2026!',
  ];
  expect(secrets.length).toBeGreaterThan(5);
  await page.getByRole('link', {name: 'Use in the explorer'}).click();
  await page.getByRole('button', {name: 'Send'}).click();
  await expect(page.getByText('200 OK').first()).toBeVisible();
  await portal.open('/docs');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await portal.signOut();
  await page.goBack();

  expect(asked.length).toBeGreaterThan(20);
  const everything = [...said, ...asked, ...reports, ...noise.heard].map((text) => decodeURIComponent(text));
  for (const secret of secrets) expect(everything.filter((text) => text.includes(secret))).toEqual([]);
  const left = await page.evaluate(() =>
    JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie]),
  );
  for (const secret of secrets) expect(left).not.toContain(secret);
});
