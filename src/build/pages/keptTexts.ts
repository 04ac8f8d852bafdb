import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {CutPage} from '../article/article';
import type {PageText} from './pageText';
import type {TextRoute} from './routes';

/** A built page whose text is wanted. */
export interface BuiltPage {
  readonly route: TextRoute;
  readonly page: CutPage;
}

/**
 * Texts of pages, kept from one build to the next: most pages do not change, and making a text takes longer than
 * anything else that is done with a built page. A text is known by all that it is made from, the program included.
 */
export class KeptTexts {
  /** Those of this build alone, so that the file does not grow. */
  readonly #used = new Map<string, PageText>();

  private constructor(
    private readonly file: string,
    private readonly circumstances: string,
    private readonly before: ReadonlyMap<string, PageText>,
  ) {}

  /**
   * @param folder that `docusaurus clear` empties
   * @param circumstances what the texts of all pages depend on
   */
  static async open(folder: string, circumstances: readonly string[]): Promise<KeptTexts> {
    const file = path.join(folder, 'page-texts.json');
    const before = await readFile(file, 'utf8').then(
      (json) => new Map(JSON.parse(json) as [string, PageText][]),
      () => new Map<string, PageText>(),
    );
    return new KeptTexts(file, digest([await programDigest(), ...circumstances]), before);
  }

  find(built: BuiltPage): PageText | undefined {
    const key = this.#key(built);
    return this.#used.get(key) ?? this.before.get(key);
  }

  /** @throws when there is no text of this page */
  get(built: BuiltPage): PageText {
    const text = this.find(built);
    if (!text) throw new Error(`No text was made of ${built.route.path}.`);
    this.keep(built, text);
    return text;
  }

  keep(built: BuiltPage, text: PageText): void {
    this.#used.set(this.#key(built), text);
  }

  async save(): Promise<void> {
    await mkdir(path.dirname(this.file), {recursive: true});
    await writeFile(this.file, JSON.stringify([...this.#used]));
  }

  #key({route, page}: BuiltPage): string {
    return digest([this.circumstances, JSON.stringify(route), page.description, page.main]);
  }
}

/** The programs that make texts, and the versions of their libraries. */
async function programDigest(): Promise<string> {
  const names = (
    await Promise.all(['src/build/article', 'src/build/html', 'src/build/pages'].map(filesOf))
  ).flat();
  const files = [...names, 'src/site/twinPath.ts', 'package-lock.json'];
  return digest(await Promise.all(files.map((file) => readFile(file, 'utf8'))));
}

async function filesOf(folder: string): Promise<string[]> {
  return (await readdir(folder)).sort().map((name) => path.join(folder, name));
}

function digest(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}\0${part}`);
  return hash.digest('hex');
}
