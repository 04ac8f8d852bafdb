import {expect, test} from '../../fixtures/test';
import {series} from './series';

for (const {folder, label, pages} of series) {
  test(`the address of ${folder} lists the pages of the series in their order`, async ({page, portal}) => {
    await portal.open(folder);
    await expect(page.getByRole('heading', {level: 1, name: label})).toBeVisible();
    const listed = page.getByRole('article').getByRole('listitem').getByRole('link');
    await expect(listed).toHaveCount(pages.length);
    expect(await listed.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      pages.map(([name]) => `${folder}/${name}`),
    );
  });

  test(`next leads through ${label}, previous leads back`, async ({page, portal}) => {
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
    for (const [name] of pages.toReversed().slice(1)) {
      const previous = pagination.getByRole('link', {name: /^Previous/});
      await expect(previous).toHaveAttribute('href', `${folder}/${name}`);
      await previous.click();
      await expect(page).toHaveURL(`${folder}/${name}`);
    }
  });

  test(`each step of ${label} says where it stands and leads back to the start`, async ({page, portal}) => {
    const steps = pages.slice(1);
    for (const [index, [name]] of steps.entries()) {
      await portal.open(`${folder}/${name}`);
      const place = page.getByRole('navigation', {name: 'Position in the series'});
      await expect(place).toContainText(`Step ${index + 1} of ${steps.length}`);
      await place.getByRole('link', {name: `Back to the start of ${label}`}).click();
      await expect(page).toHaveURL(`${folder}/intro`);
    }
  });

  test(`${label} tells its goal, what it needs, its steps and its end`, async ({page, portal}) => {
    await portal.open(`${folder}/intro`);
    for (const name of ['Goal', 'You need', 'Steps', 'At the end'])
      await expect(page.getByRole('heading', {level: 2, name})).toBeVisible();
    for (const [name] of pages.slice(1))
      await expect(
        page.getByRole('article').getByRole('listitem').locator(`a[href="${folder}/${name}"]`),
      ).toHaveCount(1);
  });
}
