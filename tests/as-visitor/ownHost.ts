import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileHeaders} from '../../scripts/headers/fileHeaders';
import {buildScripts} from '../../scripts/headers/inlineScripts';
import {responseHeaders} from '../../scripts/headers/responseHeaders';
import {buildFolder} from '../../scripts/lib/buildFolder.mjs';
import {serveFolders, type StaticServer} from '../../scripts/lib/serveFolders';
import {brand} from '../fixtures/brand';

/** A host of the build for one test: it is really taken away, and it publishes a new version. */
export class OwnHost {
  #server: StaticServer | undefined;
  #port = 0;

  /** @param folder what has been published since the build */
  private constructor(private readonly folder: string) {}

  static async start(): Promise<OwnHost> {
    const host = new OwnHost(await mkdtemp(path.join(tmpdir(), 'offline-')));
    await host.open();
    return host;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Opens it, again at the address that it had. */
  async open(): Promise<void> {
    const headers = responseHeaders(brand, [...buildScripts(buildFolder), ...buildScripts(this.folder)]);
    const headersOf = (file: string) => ({...headers, ...fileHeaders(file)});
    const options = {headersOf, port: this.#port, isCompressed: false};
    this.#server = await serveFolders([this.folder, buildFolder], options);
    this.#port = Number(new URL(this.#server.origin).port);
  }

  async close(): Promise<void> {
    await this.#server?.close();
    this.#server = undefined;
  }

  /** A build with another main script, and a guide that one can tell from the present one. */
  async publishNewVersion(): Promise<void> {
    const worker = await builtWorker();
    const entry = /"entry":"([^"]+)"/.exec(worker)?.[1] ?? '';
    const next = 'assets/js/main.tomorrow.js';
    const guide = await readFile(`${buildFolder}/docs/guides/index.html`, 'utf8');
    await this.#write(next, await readFile(path.join(buildFolder, entry)));
    await this.#write('sw.js', worker.replaceAll(entry, next));
    await this.#write(
      'docs/guides/index.html',
      guide.replaceAll(entry, next).replace(/Docusaurus v[\d.]+/, 'tomorrow'),
    );
    // A host learns of its files when it starts.
    await this.close();
    await this.open();
  }

  async end(): Promise<void> {
    await this.close();
    await rm(this.folder, {recursive: true, force: true});
  }

  async #write(file: string, content: string | Buffer): Promise<void> {
    const target = path.join(this.folder, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, content);
  }
}

/** The worker of the build, which names all that it saves. */
export const builtWorker = (): Promise<string> => readFile(`${buildFolder}/sw.js`, 'utf8');
