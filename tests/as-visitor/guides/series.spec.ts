import {expect, test} from '../../fixtures/test';
import {series} from '../../fixtures/series';

// Where the links of every series lead is read from the HTML (tests/programs/guides.test.ts).
const [{folder, label, pages}] = series;

test(`next leads through ${label}, previous leads back, and the start is a link away`, async ({
  page,
  portal,
}) => {
  await portal.open(folder);
  const pagination = page.getByRole('navigation', {name: 'Docs pages'});
  for (const [name, title] of pages) {
    const next = pagination.getByRole('link', {name: /^Next/});
    // The page before may still stand there, with the same heading and a link of its own.
    await expect(next).toHaveAttribute('href', `${folder}/${name}`);
    await next.click();
    await expect(page).toHaveURL(`${folder}/${name}`);
    await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
  }
  const start = page.getByRole('link', {name: `Back to the start of ${label}`});
  await expect(start).toHaveAttribute('href', `${folder}/intro`);
  for (const [name] of pages.toReversed().slice(1)) {
    const previous = pagination.getByRole('link', {name: /^Previous/});
    await expect(previous).toHaveAttribute('href', `${folder}/${name}`);
    await previous.click();
    await expect(page).toHaveURL(`${folder}/${name}`);
  }
});
