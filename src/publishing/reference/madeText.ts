import fc from 'fast-check';
import {ownValue} from '../../base/ownValue';
import {refName} from '../../openapi/document/subschemas';
import {formats} from '../../openapi/document/plainSample';
import type {Schema} from '../../openapi/document/types';

/** How many texts are made of a pattern to choose from: the choice is the same at each build. */
const tries = {numRuns: 400, seed: 34};

type Schemas = Readonly<Record<string, Schema>>;

/**
 * A text for a schema with a pattern of which the contract shows none: the plainest that the pattern, those of its
 * `allOf` and its lengths allow. It is made at build, so that no page has to carry what makes it.
 *
 * @returns nothing where there is a value to show, no pattern, or no text was found
 */
export function madeText(schema: Schema, schemas: Schemas): string | undefined {
  const parts = partsOf(schema, schemas);
  const patterns = parts.flatMap(({pattern}) => pattern ?? []);
  const isText = parts.some(({type = []}) => [type].flat().includes('string'));
  if (patterns.length === 0 || !isText || parts.some(isShown)) return undefined;
  const least = Math.max(0, ...parts.map(({minLength = 0}) => minLength));
  const most = Math.min(...parts.map(({maxLength = Infinity}) => maxLength));
  const fits = (text: string): boolean =>
    [...text].length >= least &&
    [...text].length <= most &&
    patterns.every((pattern) => new RegExp(pattern, 'u').test(text));
  const ofFormat = parts.flatMap(({format = ''}) => ownValue(formats, format) ?? []).find(fits);
  return ofFormat ?? patterns.flatMap(textsOf).find(fits);
}

/** A schema and all that its `allOf` adds, in one list; a schema inside of itself is left out. */
function partsOf(schema: Schema, schemas: Schemas, above: readonly string[] = []): Schema[] {
  const {$ref, allOf = [], ...own} = schema;
  if ($ref === undefined) return [own, ...allOf.flatMap((each) => partsOf(each, schemas, above))];
  const name = refName($ref);
  const target = above.includes(name) ? undefined : ownValue(schemas, name);
  return [own, ...(target ? partsOf(target, schemas, [...above, name]) : [])];
}

const isShown = ({example, examples, default: usual, const: only, enum: listed}: Schema): boolean =>
  [example, examples?.[0], usual, only, listed?.[0]].some((each) => each !== undefined);

/** Operations share patterns: each is read once. */
const texts = new Map<string, readonly string[]>();

/** Texts of a pattern, the plainest first; none where it has what the library makes no texts of. */
function textsOf(pattern: string): readonly string[] {
  const found = texts.get(pattern) ?? madeOf(pattern);
  texts.set(pattern, found);
  return found;
}

function madeOf(pattern: string): string[] {
  try {
    const made = fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), tries);
    return [...new Set(made)].filter((text) => !/\p{Cc}/u.test(text)).sort((a, b) => costOf(a) - costOf(b));
  } catch {
    return [];
  }
}

/** Short texts of letters and digits are the plainest; nothing at all shows nobody what to send. */
function costOf(text: string): number {
  if (text === '') return COST_OF_NOTHING;
  return [...text].reduce(
    (sum, each) => sum + (costs.find(([is]) => is.test(each))?.[1] ?? COST_OF_OTHERS),
    0,
  );
}

const COST_OF_NOTHING = 50;
const COST_OF_OTHERS = 99;
const costs: readonly (readonly [RegExp, number])[] = [
  [/[a-z0-9]/, 1],
  [/[A-Z_.-]/, 2],
  [/[ -~]/, 9],
];
