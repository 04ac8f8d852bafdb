import {axeViolations} from '../every-page/accessibility';
import {switchColorMode} from '../every-page/switchColorMode';
import {sandboxUrl} from '../fixtures/addresses';
import {expect, test} from '../fixtures/test';

// What needs no browser stands in tests/components/feedback, and which pages ask in tests/programs.

/** What the page shows beside it is analysed on every page (tests/every-page). */
const form = {within: 'form:has(textarea)'};

for (const path of ['/docs/guides/limits', '/api/list-objects'])
  test(`says what helped or did not, and sends nothing else: ${path}`, async ({page, portal}) => {
    await page.setViewportSize({width: 390, height: 844});
    await portal.open(`${path}?utm=mara#top`);
    const [yes, no] = ['Yes', 'No'].map((name) => page.getByRole('button', {name, exact: true}));
    await no!.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', {name: 'What is the problem?'})).toBeFocused();
    await page.getByLabel('It is hard to understand').check();
    const comment = page.getByLabel('In your own words (optional)');
    await comment.fill('Which of them is daily?');
    expect(await axeViolations(page, path.startsWith('/docs') ? {} : form)).toEqual([]);
    await page.setViewportSize({width: 1440, height: 900});
    await switchColorMode(page, 'light');
    expect(await axeViolations(page, form)).toEqual([]);
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

    await test.step('the next page asks once more', async () => {
      await page.getByRole('link', {name: /^Next/}).click();
      await expect(page).not.toHaveURL(new RegExp(path));
      for (const button of [yes!, no!]) await expect(button).toHaveAttribute('aria-pressed', 'false');
      await expect(page.getByText('Thank you. Your feedback was sent.')).toHaveCount(0);
    });
  });
