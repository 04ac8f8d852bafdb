import axe from 'axe-core';

/**
 * axe, made quicker in four places whose results stay the same:
 *
 * - What it remembers of an element it finds by a map. Its own lists are read from the start for every question, which
 *   takes a page of 5,000 elements a third of its analysis.
 * - The parts of a colour are properties of the colour, in place of entries in a map for each part, and so is the mark
 *   by which it is known.
 * - It remembers what a colour's text means: it reads the same dozen of texts thousands of times.
 * - In a part of the page it finds elements as in the whole page, by its list of them. It asks each element of a part
 *   whether it is one that a rule is about, for each rule: up to a third of an analysis.
 */
export const axeSource = `{${rememberByMap.toString()}
${findInPart.toString()}
${withLists(withPlainColours(withMaps(axe.source)))}
{
  const {Color} = axe.commons.color;
  const read = Color.prototype.parseString;
  const known = new Map();
  Color.prototype.parseString = function (text) {
    if (!known.has(text)) known.set(text, read.call(new Color(), text));
    const {r, g, b, alpha} = known.get(text);
    return Object.assign(this, {r, g, b, alpha});
  };
}}`;

function withMaps(source: string): string {
  return replace(source, /\(0, import_memoizee\['default'\]\)\(fn\)/g, 1, 'rememberByMap(fn)');
}

function withLists(source: string): string {
  const before = /var nodes = getNodesMatchingExpression\(domTree, expressions, filter\);/g;
  return replace(
    source,
    before,
    1,
    'var nodes = findInPart(getNodesMatchingExpression, axe._tree, domTree, expressions, filter);',
  );
}

/** Each part has its own text, and so its own compiled code. */
function withPlainColours(source: string): string {
  const part = `(() => {
    const part = Symbol();
    return {
      has: (colour) => part in colour,
      get: (colour) => colour[part],
      set: (colour, value) => void (colour[part] = value),
      add: (colour) => void (colour[part] = true),
    };
  })()`;
  const pattern =
    /(?<=\b_(?:r|g|b|red|green|blue) = )new WeakMap\(\)|(?<=\b_Class3_brand = )new WeakSet\(\)/g;
  return replace(source, pattern, 7, part);
}

/** Fails when the library no longer has what is replaced, as often as it had. */
function replace(source: string, pattern: RegExp, times: number, text: string): string {
  const found = source.match(pattern)?.length ?? 0;
  if (found !== times) throw new Error(`axe has ${found} times ${String(pattern)}, not ${times}.`);
  return source.replace(pattern, () => text);
}

type Remembering = ((...values: unknown[]) => unknown) & {clear: () => void};

/** A function that computes its result for the same arguments once, until it is cleared. It runs in the page. */
function rememberByMap(compute: (...values: unknown[]) => unknown): Remembering {
  let known = new Map<unknown, unknown>();
  const last = compute.length - 1;
  const remembering = function (this: unknown, ...values: unknown[]): unknown {
    let level = known;
    for (let index = 0; index < last; index++) {
      let next = level.get(values[index]) as Map<unknown, unknown> | undefined;
      if (!next) level.set(values[index], (next = new Map()));
      level = next;
    }
    const key = last < 0 ? undefined : values[last];
    if (level.has(key)) return level.get(key);
    const result = compute.apply(this, values);
    level.set(key, result);
    return result;
  };
  return Object.assign(remembering, {clear: () => void (known = new Map())});
}

/** What axe knows of an element. */
interface Known {
  readonly nodeIndex: number;
  readonly shadowId?: string;
  readonly children?: readonly Known[];
}

type Find = (
  tree: readonly Known[],
  selectors: readonly (readonly unknown[])[],
  filter?: (element: Known) => boolean,
) => readonly Known[] | undefined;

/**
 * The elements of a part of the page that a rule is about, from axe's list for the whole page; nothing where axe has to
 * look itself. It runs in the page.
 *
 * @param page axe's tree of the whole page
 * @param part the part, which may be the whole page
 * @param selectors each with the steps that lead to an element
 */
function findInPart(
  find: Find,
  page: readonly Known[] | undefined,
  part: readonly Known[],
  selectors: readonly (readonly unknown[])[],
  filter?: (element: Known) => boolean,
): readonly Known[] | undefined {
  const [root] = part;
  // Of several steps, the first may lie outside of the part, where axe does not look.
  if (!root || root === page?.[0] || part.length > 1 || selectors.some(({length}) => length > 1))
    return find(part, selectors, filter);
  const first = root.nodeIndex;
  let last = root;
  while (last.children?.length) last = last.children.at(-1) as Known;
  // What is small is looked through sooner than the list of the whole page.
  if (!page || last.nodeIndex - first < 200 || root.shadowId !== page[0]?.shadowId)
    return find(part, selectors, filter);
  return find(
    page,
    selectors,
    (element) =>
      element.nodeIndex >= first && element.nodeIndex <= last.nodeIndex && (!filter || filter(element)),
  );
}
