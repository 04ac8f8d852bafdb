import {expect, test} from '../fixtures/test';

/** The way of a writer, as "Next" leads. */
const way = [
  ['/docs/tutorial', 'Write for this portal'],
  ['/docs/tutorial/intro', 'Write for this portal'],
  ['/docs/tutorial/basics', 'Basics'],
  ['/docs/tutorial/basics/create-a-page', 'Create a page'],
  ['/docs/tutorial/basics/create-a-document', 'Create a document'],
  ['/docs/tutorial/basics/create-a-blog-post', 'Create a blog post'],
  ['/docs/tutorial/basics/markdown-features', 'Markdown features'],
  ['/docs/tutorial/basics/deploy-your-site', 'Deploy your site'],
  ['/docs/tutorial/basics/congratulations', 'Congratulations'],
  ['/docs/tutorial/extras', 'Extras'],
  ['/docs/tutorial/extras/manage-docs-versions', 'Manage docs versions'],
  ['/docs/tutorial/extras/translate-your-site', 'Translate your site'],
] as const;

test('the guides lead to the tutorial, and Next leads through it, and Previous back', async ({
  page,
  portal,
}) => {
  await portal.open('/docs');
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Write for this portal'})
    .click();
  // The address changes before the page does, and two pages share a title: the link says which page is there.
  const follow = async (name: 'Next' | 'Previous', path: string) => {
    const link = page.getByRole('link', {name: new RegExp(`^${name}`)});
    await expect(link).toHaveAttribute('href', new RegExp(`${path}/?$`));
    await link.click();
  };
  for (const [path, title] of way) {
    if (path !== way[0][0]) await follow('Next', path);
    await expect(page).toHaveURL(new RegExp(`${path}/?$`));
    await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
  }
  await expect(page.getByRole('link', {name: /^Next/})).toHaveCount(0);
  for (const [path] of way.slice(0, -1).reverse()) {
    await follow('Previous', path);
    await expect(page).toHaveURL(new RegExp(`${path}/?$`));
  }
});

test('each page ends with what the reader has, and the last ones lead back to the start', async ({
  page,
  portal,
}) => {
  for (const [path] of way.filter(([, title]) => !['Basics', 'Extras'].includes(title)).slice(1)) {
    await portal.open(path);
    await expect(page.locator('article h2').last()).toHaveText(/^What you have now/);
  }
  await page.getByRole('link', {name: 'back to the start'}).click();
  await expect(page).toHaveURL(/\/docs\/tutorial\/intro\/?$/);
});
