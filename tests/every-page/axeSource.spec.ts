import axe from 'axe-core';
import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures/test';
import {axeSource} from './axeSource';

/** As many as make a part of the page a large one. */
const items = Array.from({length: 100}, (_, index) => `<li><a href="#${index}">Item ${index}</a></li>`).join(
  '',
);

/** Something for each of what is made quicker: blended colours, what is hidden, what lies over something else. */
const CONTENT = `<!doctype html><html lang="en"><title>Test</title><main style="background: #123456">
  <h1 style="color: #345">Too dark</h1>
  <p style="color: rgb(255 255 255 / 40%); background: rgb(200 10 10 / 50%)">Blended <a href="#">link</a></p>
  <div style="opacity: 0.5; background: white"><p style="color: #777; mix-blend-mode: multiply">Faint</p></div>
  <div style="visibility: hidden"><p style="color: #123456">Hidden <b style="visibility: visible">but this</b></p></div>
  <div style="position: relative; height: 20px"><p style="position: absolute; color: white">Below</p>
    <p style="position: absolute; background: linear-gradient(red, blue)">Above</p></div>
  <div style="overflow: hidden; height: 0"><p>Cut off</p></div>
  <svg role="img" width="9" height="9"></svg><button></button><ul><p>no item</p></ul>
  <ol>${items}</ol>
</main><footer><img src="data:," /></footer></html>`;

test('finds what axe finds, of every element', async ({page}) => {
  const expected = await analyse(page, axe.source);
  expect(expected.violations).toEqual(
    expect.arrayContaining(['button-name', 'color-contrast', 'image-alt', 'list', 'svg-img-alt']),
  );
  expect(await analyse(page, axeSource)).toEqual(expected);
});

test('finds what axe finds in a part of the page', async ({page}) => {
  const expected = await analyse(page, axe.source, 'main');
  expect(expected.violations).toEqual(
    expect.arrayContaining(['button-name', 'color-contrast', 'list', 'svg-img-alt']),
  );
  expect(expected.violations).not.toContain('image-alt');
  expect(await analyse(page, axeSource, 'main')).toEqual(expected);
});

/** @returns the rules that are violated, and everything that axe says about every element */
async function analyse(
  page: Page,
  source: string,
  within?: string,
): Promise<{violations: string[]; details: unknown}> {
  await page.goto('about:blank');
  await page.setContent(CONTENT);
  await page.evaluate(source);
  return page.evaluate(async (part) => {
    const {violations, incomplete, passes} = await window.axe!.run(part ?? document);
    return {violations: violations.map(({id}) => id).sort(), details: {violations, incomplete, passes}};
  }, within);
}
