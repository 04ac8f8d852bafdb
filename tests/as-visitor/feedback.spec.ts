import {axeViolations} from '../every-page/accessibility';
import {switchColorMode} from '../every-page/switchColorMode';
import {sandboxUrl} from '../fixtures/addresses';
import {expect, test} from '../fixtures/test';

for (const path of ['/docs/guides/limits', '/api/list-objects'])
  test(`says what helped or did not, by keyboard alone, and sends nothing else: ${path}`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await portal.open(`${path}?utm=mara#top`);
    const no = page.getByRole('button', {name: 'No', exact: true});
    await no.focus();
    await page.keyboard.press('Enter');
    await expect(no).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('group', {name: 'What is the problem?'})).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('It is hard to understand')).toBeFocused();
    await page.keyboard.press('Space');
    const comment = page.getByLabel('In your own words (optional)');
    await comment.fill('Which of them is daily?');
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({width: 1440, height: 900});
    await switchColorMode(page, 'light');
    expect(await axeViolations(page)).toEqual([]);
    const sent = page.waitForRequest(`${sandboxUrl}/sandbox/feedback`);
    const received = page.waitForResponse(`${sandboxUrl}/sandbox/feedback`);
    await comment.press('Tab');
    await page.keyboard.press('Enter');
    const request = await sent;
    expect(request.postDataJSON()).toEqual({
      page: path,
      isHelpful: false,
      reasons: ['unclear'],
      comment: 'Which of them is daily?',
    });
    const headers = await request.allHeaders();
    expect(['cookie', 'authorization', 'x-api-key', 'referer'].filter((name) => name in headers)).toEqual([]);
    expect((await received).status()).toBe(201);
    await expect(page.getByText('Thank you. Your feedback was sent.')).toBeFocused();
  });

test('asks on guides and operations alone, and once more on the next page', async ({page, portal}) => {
  await portal.open('/terms');
  await expect(page.getByText('Was this page helpful?')).toHaveCount(0);
  await portal.open('/docs/guides/limits');
  await page.getByRole('button', {name: 'Yes', exact: true}).click();
  await expect(page.getByRole('group', {name: 'What helped you?'})).toBeVisible();
  await page.getByRole('link', {name: /^Next/}).click();
  await expect(page).not.toHaveURL(/limits/);
  await expect(page.getByRole('button', {name: 'Yes', exact: true})).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('group', {name: 'What helped you?'})).toHaveCount(0);
});
