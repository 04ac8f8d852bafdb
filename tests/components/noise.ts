import {afterEach, beforeEach, expect, vi} from 'vitest';

const heard: string[] = [];
let allowed: RegExp[] = [];

/**
 * What a page says in the console, which fails the test that did not allow it. The same holds for pages in a browser
 * (`tests/fixtures/noise.ts`).
 */
export const noise = {
  heard,
  allow: (pattern: RegExp): void => void allowed.push(pattern),
};

beforeEach(() => {
  for (const level of ['error', 'warn', 'info', 'log', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      heard.push(`console.${level}: ${words.map(String).join(' ')}`);
    });
});

afterEach(() => {
  const unexpected = heard.filter((line) => !allowed.some((pattern) => pattern.test(line)));
  heard.length = 0;
  allowed = [];
  expect(unexpected, 'the page was not silent').toEqual([]);
});
