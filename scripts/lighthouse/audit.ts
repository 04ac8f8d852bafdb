import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

/** Fetched when it is asked for: it brings two hundred packages, which no clone should install for one command. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** Lighthouse's names of what performance is made of here. */
const timings = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocked: 'total-blocking-time',
} as const;
export type Timing = keyof typeof timings;

export interface Audit {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Milliseconds. */
  readonly timings: Readonly<Record<Timing, number>>;
  /** What cost points outside of performance: the titles of the audits. */
  readonly violations: readonly string[];
}

interface RawReport {
  readonly categories: Record<Category, {score: number | null; auditRefs: {id: string; weight: number}[]}>;
  readonly audits: Record<string, {title: string; score: number | null; numericValue?: number}>;
  readonly runtimeError?: {message: string};
}

/**
 * Looks at a page with Lighthouse and its mobile settings: a slow phone on a slow network.
 *
 * @param chromium path of the browser
 * @throws with Lighthouse's own words when it cannot
 */
export async function audit(url: string, chromium: string): Promise<Audit> {
  const {stdout} = await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url],
      ...['--quiet', '--output=json', '--output-path=stdout', `--only-categories=${categories.join()}`],
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    {env: {...process.env, CHROME_PATH: chromium}, maxBuffer: 64 * 1024 * 1024},
  );
  const report = JSON.parse(stdout) as RawReport;
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return {scores: scoresOf(report), timings: timingsOf(report), violations: violationsOf(report)};
}

function scoresOf({categories: of}: RawReport): Record<Category, number> {
  const entries = categories.map((name) => [name, Math.round((of[name].score ?? 0) * 100)]);
  return Object.fromEntries(entries) as Record<Category, number>;
}

function timingsOf({audits}: RawReport): Record<Timing, number> {
  const entries = Object.entries(timings).map(([name, id]) => [name, audits[id]?.numericValue ?? NaN]);
  return Object.fromEntries(entries) as Record<Timing, number>;
}

function violationsOf({categories: of, audits}: RawReport): string[] {
  const counted = categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => of[name].auditRefs.filter(({weight}) => weight > 0).map(({id}) => id));
  return [...new Set(counted)]
    .map((id) => audits[id])
    .filter((each) => each !== undefined && each.score !== null && each.score < 1)
    .map((each) => each?.title ?? '');
}
