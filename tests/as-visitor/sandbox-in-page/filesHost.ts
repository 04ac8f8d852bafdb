import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {BrowserContext, Page} from '@playwright/test';
import {fileHeaders} from '../../../scripts/headers/fileHeaders';
import {buildScripts} from '../../../scripts/headers/inlineScripts';
import {responseHeaders} from '../../../scripts/headers/responseHeaders';
import {serveFolders, type StaticServer} from '../../../scripts/lib/serveFolders';
import site from '../../../site.config';
import {sandboxUrl, SEEDED_PASSWORD} from '../../fixtures/addresses';
import type {Noise} from '../../fixtures/noise';
import {hydrated} from '../../fixtures/portal';

/** Whether this site is built with a sandbox in its pages. */
export const hasSandboxInPage = site.api.servers.some(({inPage}) => inPage);

/** Where the build keeps the files of the sandbox. */
const PARTS = 'assets/js/sandbox';

type HeadersOf = (file: string) => Readonly<Record<string, string>>;

/** A host that is nothing but files. No other process responds: the sandbox beside the tests is out of reach. */
export class FilesHost {
  #server: StaticServer;
  readonly #headersOf: HeadersOf;
  /** Files of a deploy of its own. */
  #folder: string | undefined;

  private constructor(server: StaticServer, headersOf: HeadersOf) {
    this.#server = server;
    this.#headersOf = headersOf;
  }

  /** @param isStrict whether the host sends the headers that the build wrote for it; else it sends none */
  static async start(isStrict: boolean): Promise<FilesHost> {
    const headers = responseHeaders(site, buildScripts('build'));
    const headersOf = (file: string) => (isStrict ? {...headers, ...fileHeaders(file)} : {});
    return new FilesHost(await serveFolders(['build'], {headersOf, isCompressed: false}), headersOf);
  }

  /**
   * Puts another worker in place of the sandbox's, as the next deploy does. Playwright, which could change it on its way,
   * takes a second for its five megabytes. The browser keeps none of before: with a route, Playwright has no cache.
   *
   * @param page is left before, so that nothing that it still loads breaks off
   */
  async deploy(page: Page, change: (worker: string) => string): Promise<void> {
    await page.goto('about:blank');
    const folder = (this.#folder ??= mkdtempSync(join(tmpdir(), 'files-host-')));
    mkdirSync(join(folder, PARTS), {recursive: true});
    const name = readdirSync(join('build', PARTS)).find((each) => each.startsWith('worker.')) ?? '';
    writeFileSync(join(folder, PARTS, name), change(readFileSync(join('build', PARTS, name), 'utf8')));
    const port = Number(new URL(this.#server.origin).port);
    await this.#server.close();
    this.#server = await serveFolders([folder, 'build'], {
      headersOf: this.#headersOf,
      port,
      isCompressed: false,
    });
  }

  async admit(context: BrowserContext, noise: Noise): Promise<void> {
    noise.own.push(this.#server.origin);
    noise.allow(/ERR_CONNECTION_REFUSED|connectionrefused/);
    await context.route(`${sandboxUrl}/**`, (route) => route.abort('connectionrefused'));
  }

  async open(page: Page, path: string): Promise<void> {
    await page.goto(this.#server.origin + path);
    await hydrated(page);
  }

  /** Pages let their requests go before the host ends. */
  async close(context: BrowserContext): Promise<void> {
    await Promise.all(context.pages().map((each) => each.close()));
    await this.#server.close();
    if (this.#folder !== undefined) rmSync(this.#folder, {recursive: true});
  }
}

/** Signs in at the form that a guarded page shows. */
export async function signIn(page: Page, email: string, password = SEEDED_PASSWORD): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', {exact: true}).fill(password);
  await page.getByRole('button', {name: 'Sign in', exact: true}).click();
}
