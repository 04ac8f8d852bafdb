import type {Locator} from '@playwright/test';
import {expect, test} from '../../fixtures/test';
import {ExplorerReader} from './explorer';
import {respondWith} from './respondWith';

const styleOf = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

test('a long operation: its outline stays in sight, and on a phone the bar with Send', async ({
  page,
  portal,
}) => {
  await portal.open('/api/create-plans');
  await test.step('the links of the outline lead there', async () => {
    const outline = page.getByRole('navigation', {name: 'On this page'});
    const last = outline.getByRole('link').last();
    const target = await last.getAttribute('href');
    await last.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await expect(page.locator(`[id="${target!.slice(1)}"]`)).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    await expect(outline).toBeInViewport();
  });
  await test.step('the bar with Send moves to the top edge of a phone when the navbar has gone', async () => {
    await page.setViewportSize({width: 390, height: 844});
    await page.getByRole('button', {name: 'Try it'}).click();
    const explorer = new ExplorerReader(page);
    const top = async () => (await explorer.send.boundingBox())?.y;
    await explorer.send.waitFor();
    await explorer.field('Server').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 900);
    await expect(page.getByRole('navigation', {name: 'Main'})).not.toBeInViewport();
    await expect.poll(top).toBeLessThan(30);
    await page.mouse.wheel(0, -60);
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeInViewport();
    await expect.poll(top).toBeGreaterThan(60);
  });
});

test('responses differ in colour by their kind, a long line goes on beneath its own beginning, and the search of the editor looks like the page', async ({
  page,
  portal,
  noise,
}) => {
  noise.allow(/status of [45]\d\d/);
  const explorer = new ExplorerReader(page);
  await explorer.tryIt('/api/get-objects');
  await test.step('success, a mistake and a failure differ in colour', async () => {
    const grounds: string[] = [];
    for (const status of [200, 404, 500]) {
      await respondWith(page, {status, contentType: 'application/json', body: '{}'});
      await explorer.send.click();
      const response = page.getByRole('region', {name: new RegExp(`Response: ${status}`)});
      await expect(response).toBeVisible();
      grounds.push(await styleOf(response, 'background-color'));
    }
    expect(new Set(grounds).size).toBe(3);
  });
  await test.step('a long line of JSON', async () => {
    const body = JSON.stringify({outer: {name: 'word '.repeat(120).trim()}}, null, 2);
    await respondWith(page, {status: 200, contentType: 'application/json', body});
    await explorer.send.click();
    const line = explorer.response.locator('.cm-line', {hasText: 'word word'});
    const lefts = await line.evaluate((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const rows = new Map<number, number>();
      for (const {top, left, width} of range.getClientRects()) {
        if (width === 0) continue;
        const row = Math.round(top);
        rows.set(row, Math.min(rows.get(row) ?? Infinity, left));
      }
      // The first row begins with the spaces that indent it.
      const text = document.createRange();
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      let first = walker.nextNode();
      while (first && !first.textContent?.trim()) first = walker.nextNode();
      text.setStart(first!, first!.textContent!.search(/\S/));
      text.setEnd(first!, first!.textContent!.length);
      return {beginning: text.getBoundingClientRect().left, others: [...rows.values()].slice(1)};
    });
    expect(lefts.others.length).toBeGreaterThan(0);
    for (const left of lefts.others) expect(left).toBeGreaterThan(lefts.beginning);
  });
  expect(await noise.unexpected()).toEqual([]);
  await page.unrouteAll();
  await test.step('the search of the editor looks like the fields of the page', async () => {
    await portal.follow('/api/create-area');
    await page.getByRole('textbox', {name: 'Request body as JSON'}).focus();
    await page.keyboard.press('ControlOrMeta+f');
    const panel = page.locator('.cm-search');
    const find = panel.getByRole('textbox').first();
    await expect(find).toBeFocused();
    await page.keyboard.type('areaName');
    await page.keyboard.press('Enter');
    await expect(page.locator('.cm-searchMatch-selected')).toHaveText('areaName');
    const base = await styleOf(page.locator('body'), 'font-family');
    for (const part of [find, panel.getByRole('button').first()]) {
      expect(await styleOf(part, 'background-image')).toBe('none');
      expect(await styleOf(part, 'border-radius')).not.toBe('0px');
      expect((await part.boundingBox())!.height).toBeGreaterThanOrEqual(24);
    }
    expect(await styleOf(panel, 'font-family')).toBe(base);
  });
});
