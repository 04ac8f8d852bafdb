import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/** A part of the documentation: a sidebar's pages of its own, or those of one of its categories. */
export interface Section {
  readonly title: string;
  /** Paths of the pages, base path included, in the order of the sidebar. */
  readonly paths: readonly string[];
}

type Item = LoadedVersion['sidebars'][string][number];
type Entry = {readonly section: string; readonly path: string};

/**
 * The sections of all docs instances, the guides' first, as their sidebars order them, in the present version. Links
 * elsewhere are no pages.
 */
export function sidebarSections(allContent: AllContent): Section[] {
  const entries = loadedVersions(allContent)
    .filter(({isLast}) => isLast)
    .flatMap(versionEntries);
  const titles = [...new Set(entries.map(({section}) => section))];
  return titles.map((title) => ({
    title,
    paths: [...new Set(entries.filter(({section}) => section === title).map(({path}) => path))],
  }));
}

/**
 * Whether a page belongs to a version that was cut: it can be read, but whoever looks for something must not find it
 * once for each version.
 */
export function olderPages(allContent: AllContent): (page: {readonly path: string}) => boolean {
  const bases = loadedVersions(allContent)
    .filter(({isLast}) => !isLast)
    .map(({path}) => `${path.replace(/\/$/, '')}/`);
  return ({path}) => bases.some((base) => `${path}/`.startsWith(base));
}

function loadedVersions(allContent: AllContent): LoadedVersion[] {
  return Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {})
    .sort(([a], [b]) => Number(b === 'default') - Number(a === 'default'))
    .flatMap(([, content]) => (content as LoadedContent).loadedVersions);
}

function versionEntries({docs, sidebars}: LoadedVersion): Entry[] {
  const permalinks = new Map(docs.map(({id, permalink}) => [id, permalink]));
  const walk = (item: Item, section: string): Entry[] => {
    if (item.type === 'doc') return entry(section, permalinks.get(item.id));
    if (item.type !== 'category') return [];
    const own = item.link?.type === 'doc' ? permalinks.get(item.link.id) : item.link?.permalink;
    const title = `${section.replace(/:.*/, '')}: ${item.label}`;
    return [...entry(title, own), ...item.items.flatMap((each) => walk(each, title))];
  };
  return Object.entries(sidebars).flatMap(([name, items]) =>
    items.flatMap((item) => walk(item, capitalised(name))),
  );
}

function entry(section: string, path: string | undefined): Entry[] {
  return path === undefined ? [] : [{section, path}];
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
