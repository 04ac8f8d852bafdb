import type {APIRequestContext} from '@playwright/test';
import {portalUrl} from '../../fixtures/addresses';
import {expect, test} from '../../fixtures/test';
import {tasks} from './tasks';

/** With `llms.txt`. */
const MOST_FETCHES = 5;
/** What a program can read at once; `llms.txt` and pages alike. */
const MOST_CHARACTERS = 70_000;

async function read(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  const text = await response.text();
  expect.soft(text.length, path).toBeLessThanOrEqual(MOST_CHARACTERS);
  return text;
}

/** The path of the first link with these very words. */
function linked(texts: readonly string[], words: string): string {
  const [, address] = new RegExp(`\\[${words}\\]\\((\\S+\\.md)\\)`).exec(texts.join('\n')) ?? [];
  if (address === undefined) throw new Error(`Nothing that was read leads to "${words}".`);
  return new URL(address, portalUrl).pathname;
}

for (const {task, follow, facts} of tasks) {
  test(`a program that reads llms.txt can: ${task}`, async ({request}) => {
    const texts = [await read(request, '/llms.txt')];
    for (const words of follow) texts.push(await read(request, linked(texts, words)));
    const all = texts.join('\n');
    for (const fact of facts) expect.soft(all).toMatch(typeof fact === 'string' ? literal(fact) : fact);
    expect(texts.length).toBeLessThanOrEqual(MOST_FETCHES);
    test.info().annotations.push({
      type: 'read',
      description: `${texts.length} texts, ${Math.round(all.length / 1000)} thousand characters`,
    });
  });
}

/** Words as they stand, wherever lines break. */
function literal(words: string): RegExp {
  return new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'));
}
