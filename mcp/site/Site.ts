import {createSearch, type Search} from '../../src/search/engine/engine';
import type {SearchFile} from '../../src/search/engine/types';
import {ToolError} from '../ToolError';
import type {SiteFiles} from './SiteFiles';

/** A page as `llms.txt` lists it. */
export interface ListedPage {
  readonly title: string;
  /** Of its Markdown twin, absolute. */
  readonly address: string;
  readonly description: string;
}

export interface Page {
  readonly address: string;
  readonly text: string;
}

/** The documentation: its pages as Markdown, its search, its files. */
export interface Site {
  /** Address of the home page, with a slash at its end. */
  readonly base: string;
  /** @throws ToolError if the site cannot be read */
  listPages(): Promise<ListedPage[]>;
  /**
   * @param page - an address, a path or a name of a file, with `.md` or without: `/docs/guides/limits`
   * @param language - of its samples, such as `python`; the language that the page shows first by default
   * @throws ToolError if there is no such page
   */
  readPage(page: string, language?: string): Promise<Page>;
  /** @throws ToolError if the site cannot be read */
  search(): Promise<Search>;
  readonly files: SiteFiles;
}

export function openSite(files: SiteFiles, base: string): Site {
  let searching: Promise<Search> | undefined;
  const requireFile = async (file: string): Promise<string> => {
    const text = await files.read(file);
    if (text !== undefined) return text;
    throw new ToolError(`${files.place} is no built portal: it has no ${file}.`);
  };
  return {
    base,
    files,
    listPages: async () => parsePages(await requireFile('llms.txt')),
    readPage: async (page, language) => {
      const file = fileOf(page, base);
      const wanted = language ? file.replace(/\.md$/, `.${language.toLowerCase()}.md`) : file;
      const text = (await files.read(wanted)) ?? (await files.read(file));
      if (text !== undefined) return {address: base + wanted, text};
      throw new ToolError(
        `There is no page ${page}. Find pages with search_docs, or read llms.txt, which lists all of them.`,
      );
    },
    search: () => {
      searching ??= requireFile('search-index.json')
        .then((text) => createSearch(JSON.parse(text) as SearchFile))
        .catch((error: unknown) => {
          searching = undefined;
          throw error;
        });
      return searching;
    },
  };
}

const ENTRY = /^- \[(.+?)\]\((\S+?\.md)\)(?:: (.*))?$/gm;

function parsePages(text: string): ListedPage[] {
  return [...text.matchAll(ENTRY)].map(([, title = '', address = '', description = '']) => ({
    title,
    address,
    description,
  }));
}

/** The file of a page's twin: `/docs/guides/limits#rates` is `docs/guides/limits.md`. */
export function fileOf(page: string, base: string): string {
  const {pathname: root} = new URL(base);
  const [withoutAnchor = ''] = page.trim().split(/[?#]/);
  const inSite = withoutAnchor.startsWith(base) ? withoutAnchor.slice(base.length) : withoutAnchor;
  const relative = (inSite.startsWith(root) ? inSite.slice(root.length) : inSite).replace(/^\/+|\/+$/g, '');
  return /\.(?:md|txt)$/.test(relative) ? relative : `${relative}.md`;
}
