import {HostError} from '../failure';
import type {OfflineFile, OfflineManifest, OfflineStatus} from '../protocol';
import {pack, unpack} from './packed';

/** Where the browser keeps the files; `Cache` of the browser, or of a test. */
export type Store = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>;

/** How many files are fetched at a time: the reader's own requests come first. */
const LANES = 4;

/** The parameter of an address that names which content of the file it is. */
const REVISION = 'revision';

/** The files of one build in the browser's store. */
export class Shelf {
  readonly #files: ReadonlyMap<string, OfflineFile>;

  /**
   * @param base the address of the site, with a slash at its end
   * @param load fetches a file from the network
   */
  constructor(
    private readonly manifest: OfflineManifest,
    private readonly base: string,
    private readonly store: Store,
    private readonly load: (request: Request) => Promise<Response>,
  ) {
    this.#files = new Map(manifest.files.map((file) => [this.#address(file), file]));
  }

  /** Whether the build offers the file at an address. */
  offers(address: string): boolean {
    return this.#files.has(address);
  }

  /** Whether the name of the file at an address tells its content; also of another build's. */
  isDigested(address: string): boolean {
    return address.startsWith(`${this.base}assets/`);
  }

  /**
   * What is kept for an address: the content of this build, or of the build before as long as this one's has not been
   * fetched.
   */
  async find(address: string): Promise<Response | undefined> {
    const file = this.#files.get(address);
    const exact = file && (await this.store.match(this.#key(file), {ignoreVary: true}));
    // A digested name has one content. Any revision of another is looked for among all that is kept, which takes longer.
    const ignoreSearch = !this.isDigested(address);
    const kept = exact ?? (await this.store.match(address, {ignoreSearch, ignoreVary: true}));
    return kept && unpack(kept);
  }

  async status(): Promise<OfflineStatus> {
    return this.#statusWithout(await this.#missing());
  }

  /**
   * Fetches what is not kept yet. Only when all of it is there does it remove what other builds left: until then pages
   * of the build before can be read. An interrupted call loses nothing; the next one goes on.
   *
   * @param tell called after each file
   * @throws HostError when the host has not the file; what the browser throws when there is no network or no room
   */
  async save(tell: (status: OfflineStatus) => void): Promise<void> {
    const missing = await this.#missing();
    const status = this.#statusWithout(missing);
    let {savedFiles} = status;
    const lane = async () => {
      for (let file = missing.shift(); file; file = missing.shift()) {
        await this.#fetch(file);
        savedFiles += 1;
        tell({...status, savedFiles});
      }
    };
    try {
      await Promise.all(Array.from({length: LANES}, lane));
    } finally {
      // One failure ends the other lanes as well.
      missing.length = 0;
    }
    await this.#prune();
  }

  async #missing(): Promise<OfflineFile[]> {
    const kept = await this.#kept();
    return this.manifest.files.filter((file) => !kept.has(this.#key(file)));
  }

  #statusWithout({length}: readonly OfflineFile[]): OfflineStatus {
    const {files, entry} = this.manifest;
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    return {entry, files: files.length, savedFiles: files.length - length, bytes};
  }

  async #fetch(file: OfflineFile): Promise<void> {
    // The browser's own cache may hold another content of the same address.
    const cache = file.revision === undefined ? 'default' : 'reload';
    const response = await this.load(new Request(this.#address(file), {cache}));
    if (!response.ok) throw new HostError(file.path, response.status);
    await this.store.put(this.#key(file), await pack(response, file.path));
  }

  async #prune(): Promise<void> {
    const own = new Set(this.manifest.files.map((file) => this.#key(file)));
    const foreign = [...(await this.#kept())].filter((key) => !own.has(key));
    await Promise.all(foreign.map((key) => this.store.delete(key)));
  }

  async #kept(): Promise<Set<string>> {
    return new Set((await this.store.keys()).map(({url}) => url));
  }

  #address({path}: OfflineFile): string {
    return new URL(path, this.base).href;
  }

  #key(file: OfflineFile): string {
    const address = new URL(this.#address(file));
    if (file.revision !== undefined) address.searchParams.set(REVISION, file.revision);
    return address.href;
  }
}
