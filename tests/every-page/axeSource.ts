import axe from 'axe-core';

/**
 * axe, made quicker in three places whose results stay the same:
 *
 * - What it remembers of an element it finds by a map. Its own lists are read from the start for every question, which
 *   takes a page of 5,000 elements a third of its analysis.
 * - The parts of a colour are properties of the colour, in place of entries in a map for each part, and so is the mark
 *   by which it is known.
 * - It remembers what a colour's text means: it reads the same dozen of texts thousands of times.
 */
export const axeSource = `{${rememberByMap.toString()}
${withPlainColours(withMaps(axe.source))}
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
