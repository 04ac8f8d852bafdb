import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {buildFolder} from '../../scripts/lib/buildFolder.mjs';
import {tasks} from './guidedTasks';

/** With `llms.txt`. */
const MOST_FETCHES = 5;
/** What a program can read at once; `llms.txt` and pages alike. */
const MOST_CHARACTERS = 70_000;

function read(path: string): string {
  const text = readFileSync(join(buildFolder, path), 'utf8');
  expect.soft(text.length, path).toBeLessThanOrEqual(MOST_CHARACTERS);
  return text;
}

/** The path of the first link with these very words. */
function linked(texts: readonly string[], words: string): string {
  const [, address] = new RegExp(`\\[${words}\\]\\((\\S+\\.md)\\)`).exec(texts.join('\n')) ?? [];
  if (address === undefined) throw new Error(`Nothing that was read leads to "${words}".`);
  return new URL(address).pathname;
}

test.for(tasks)('a program that reads llms.txt can: $task', ({follow, facts}) => {
  const texts = [read('/llms.txt')];
  for (const words of follow) texts.push(read(linked(texts, words)));
  const all = texts.join('\n');
  for (const fact of facts) expect.soft(all).toMatch(typeof fact === 'string' ? literal(fact) : fact);
  expect(texts.length).toBeLessThanOrEqual(MOST_FETCHES);
});

/** Words as they stand, wherever lines break. */
function literal(words: string): RegExp {
  return new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'));
}
