/**
 * A loader for what every page of a docs instance downloads. Of all its pages the description is there, for the lists
 * of a category's pages alone: those that no category with an address lists go.
 *
 * @typedef {{docId?: string, href?: string, unlisted?: boolean, items?: Item[]}} Item
 * @typedef {{docs: Record<string, unknown>, docsSidebars: Record<string, Item[]>}} Version
 * @param {string} source JSON
 * @returns {string} JSON
 */
export default function listedDocs(source) {
  const data = JSON.parse(source);
  // Lists of tags, and what is known of one page, stand in the same folder: there a version is a name, or none.
  if (typeof data.version !== 'object') return source;
  return JSON.stringify({...data, version: withListed(data.version)});
}

/** @param {Version} version */
export function withListed(version) {
  const {docs, docsSidebars} = version;
  if (!docs || !docsSidebars)
    throw new Error(
      'src/page-weight/docs-list: Docusaurus gives pages their lists in another form now. See decisions/0021-patches.md.',
    );
  const listed = new Set(Object.values(docsSidebars).flatMap(listedIn));
  return {
    ...version,
    docs: Object.fromEntries(Object.entries(docs).filter(([id]) => listed.has(id))),
    docsSidebars: Object.fromEntries(
      Object.entries(docsSidebars).map(([name, items]) => [
        name,
        items.map((item) => shortened(item, listed)),
      ]),
    ),
  };
}

/**
 * An item of a sidebar without what is false, and without the id by which a list would look for its description.
 *
 * @param {Item} item
 * @param {Set<string>} listed
 * @returns {Item}
 */
function shortened({docId, unlisted, items, ...rest}, listed) {
  return {
    ...rest,
    ...(unlisted && {unlisted}),
    ...(docId !== undefined && listed.has(docId) && {docId}),
    ...(items && {items: items.map((item) => shortened(item, listed))}),
  };
}

/**
 * The ids of the pages that a category with an address has, and those of what lies below.
 *
 * @param {Item[]} items
 * @returns {string[]}
 */
function listedIn(items) {
  return items.flatMap(({href, items: below = []}) => [
    ...(href === undefined ? [] : below.flatMap(({docId}) => docId ?? [])),
    ...listedIn(below),
  ]);
}
