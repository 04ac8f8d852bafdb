import {afterEach, beforeEach, expect, vi} from 'vitest';

const heard: string[] = [];
let allowed: RegExp[] = [];

/**
 * What a page says in the console, which fails the test that did not allow it. The same holds for pages in a browser
 * (`tests/fixtures/noise.ts`).
 */
export const noise = {
  heard,
  /** Lets noise pass that a test provokes on purpose. */
  allow: (pattern: RegExp): void => void allowed.push(pattern),
};

/** Listens in each test of a file. Called for each file: modules may be read once for all. */
export function listenForNoise(): void {
  beforeEach(() => {
    heard.length = 0;
    allowed = [];
    for (const level of ['error', 'warn', 'info', 'log', 'debug'] as const)
      vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
        heard.push(`console.${level}: ${words.map(String).join(' ')}`);
      });
  });
  afterEach(() => {
    const unexpected = heard.filter((line) => !allowed.some((pattern) => pattern.test(line)));
    expect(unexpected, 'the page was not silent').toEqual([]);
  });
}
