import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Page, Response} from '@playwright/test';
import {hydrated} from '../lib/hydrated';
import {gzippedFile} from './gzip';
import {Traffic} from './traffic';

export type Weight = {
  path: string;
  /** Bytes of gzip that were downloaded before any interaction. */
  js: number;
  /** The part of `js` that was only fetched ahead for links in view. */
  prefetched: number;
  /** The part of `js` that is the page's own text, which any Docusaurus site downloads as a script. */
  words: number;
  css: number;
  html: number;
};

export type Site = {origin: string; folder: string};

/** What a page downloads of a site, from now until it is weighed. Counted by address, wherever the browser takes it from. */
export class Downloads {
  /** By address: what was fetched ahead and then used was downloaded once. */
  readonly #responses = new Map<string, Response>();
  readonly #traffic: Traffic;

  constructor(
    private readonly page: Page,
    private readonly site: Site,
  ) {
    this.#traffic = new Traffic(page);
    page.on('response', this.#note);
  }

  /**
   * Waits until nothing is left to load, and counts no further.
   *
   * @param path of the page
   */
  async weigh(path: string): Promise<Weight> {
    await quiet(this.page, this.#traffic);
    this.page.off('response', this.#note);
    this.#traffic.end();
    const weight: Weight = {path, js: 0, prefetched: 0, words: 0, css: 0, html: 0};
    for (const response of this.#responses.values()) {
      const {pathname} = new URL(response.url());
      const file = join(this.site.folder, pathname);
      // Read from the folder: the browser hands out no body of what it fetched ahead.
      const size = /\.(js|css)$/.test(pathname) ? gzippedFile(file) : 0;
      if (pathname.endsWith('.js')) {
        weight.js += size;
        if (isOwnText(file, path)) weight.words += size;
        if (response.request().headers()['sec-purpose'] === 'prefetch') weight.prefetched += size;
      } else if (pathname.endsWith('.css')) weight.css += size;
      else if (response.request().isNavigationRequest())
        weight.html += gzipSync(await response.body()).length;
    }
    return weight;
  }

  readonly #note = (response: Response): void => {
    // What a page asks of other origins is not its own weight.
    if (response.url().startsWith(this.site.origin)) this.#responses.set(response.url(), response);
  };
}

/** Whether a script is the text of the page at this address: Docusaurus writes the source and the address into it. */
function isOwnText(file: string, path: string): boolean {
  const permalink = path.replace(/(.)\/$/, '$1');
  return [permalink, `${permalink}/`].some((each) => pageText(file).includes(`"permalink":"${each}"`));
}

const pageTexts = new Map<string, string>();

/** A script that is the text of a page; nothing of any other. Kept: pages share most of what they load. */
function pageText(file: string): string {
  const known = pageTexts.get(file);
  if (known !== undefined) return known;
  const script = readFileSync(file, 'utf8');
  const text = script.includes('"source":"@site/') ? script : '';
  pageTexts.set(file, text);
  return text;
}

/**
 * Waits until a page that has come to life has nothing left to load. It has, once a round passes in which no request
 * began: the browser drew a frame, whose links come into view, and did everything that waits for an idle moment.
 */
async function quiet(page: Page, traffic: Traffic): Promise<void> {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  for (let begun = -1; begun !== traffic.begun;) {
    begun = traffic.begun;
    await traffic.ended();
    await page.evaluate(nextIdleMoment);
    await page.evaluate(nextIdleMoment);
  }
}

/** Those who waited for an idle moment before have had theirs: the browser calls them in their order. */
function nextIdleMoment(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve)));
  });
}
