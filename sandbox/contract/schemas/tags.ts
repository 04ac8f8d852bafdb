import type {JsonObject} from '../document/document';
import {child, keysOf} from '../document/pointers';

/** The values that a schema allows at some pointers of a value, where it names them: `/type` → `["Point"]`. */
type Tags = ReadonlyMap<string, readonly unknown[]>;

/** A tag of a value that none of the branches allows, with all values that they do. */
export interface WrongTag {
  readonly pointer: string;
  readonly allowedValues: readonly unknown[];
}

/** A tag stands in the value itself (`type`) or in one of its members (`properties.role`). */
const DEEPEST = 2;

/**
 * Which branches of a `oneOf` or `anyOf` a value means, by its tags: the members for which branches name other values,
 * such as `type`. Those that stand higher come first, then those that tell more branches apart.
 * @param follow - the schema that a reference leads to; one that is no reference leads to itself.
 */
export function branchesMeant(
  branches: readonly JsonObject[],
  value: unknown,
  follow: (schema: JsonObject) => JsonObject,
): readonly JsonObject[] | WrongTag {
  const {tags, pointers} = discriminated.get(branches) ?? discriminate(branches, follow);
  const allowedAt = (branch: JsonObject, pointer: string) => tags.get(branch)?.get(pointer);
  let meant = branches;
  for (const pointer of pointers) {
    const tag = valueAt(value, pointer);
    if (tag === undefined) continue;
    const named = meant.filter((branch) => allowedAt(branch, pointer)?.includes(tag));
    const open = meant.filter((branch) => !allowedAt(branch, pointer));
    if (named.length + open.length === 0)
      return {pointer, allowedValues: unique(meant.flatMap((branch) => allowedAt(branch, pointer) ?? []))};
    meant = named.length > 0 ? named : open;
  }
  return meant;
}

/** What tells branches apart, found once for each list of them: every body with variants asks for it. */
interface Discriminated {
  readonly tags: ReadonlyMap<JsonObject, Tags>;
  readonly pointers: readonly string[];
}

const discriminated = new WeakMap<readonly JsonObject[], Discriminated>();

function discriminate(
  branches: readonly JsonObject[],
  follow: (schema: JsonObject) => JsonObject,
): Discriminated {
  const tags = new Map(branches.map((branch) => [branch, tagsOf(branch, follow, DEEPEST)]));
  const found = {tags, pointers: discriminators([...tags.values()])};
  discriminated.set(branches, found);
  return found;
}

/** The pointers at which not all branches allow the same. */
function discriminators(tags: readonly Tags[]): string[] {
  const differing = (pointer: string) => unique(tags.map((each) => JSON.stringify(each.get(pointer)))).length;
  return unique(tags.flatMap((each) => [...each.keys()]))
    .filter((pointer) => differing(pointer) > 1)
    .sort((one, other) => keysOf(one).length - keysOf(other).length || differing(other) - differing(one));
}

function tagsOf(schema: JsonObject, follow: (schema: JsonObject) => JsonObject, depth: number): Tags {
  const found = new Map<string, readonly unknown[]>();
  const {
    properties = {},
    allOf = [],
    oneOf,
    anyOf,
  } = follow(schema) as {
    readonly properties?: Readonly<Record<string, JsonObject>>;
    readonly allOf?: readonly JsonObject[];
    readonly oneOf?: readonly JsonObject[];
    readonly anyOf?: readonly JsonObject[];
  };
  for (const [name, reference] of Object.entries(properties)) {
    const property = follow(reference);
    const pointer = child('', name);
    if ('const' in property) found.set(pointer, [property.const]);
    else if (Array.isArray(property.enum)) found.set(pointer, property.enum);
    else if (depth > 1)
      for (const [inner, values] of tagsOf(property, follow, depth - 1)) found.set(pointer + inner, values);
  }
  for (const part of allOf)
    for (const [pointer, values] of tagsOf(part, follow, depth)) found.set(pointer, values);
  const alternatives = (oneOf ?? anyOf ?? []).map((branch) => tagsOf(branch, follow, depth));
  for (const pointer of alternatives[0]?.keys() ?? []) {
    const values = alternatives.map((each) => each.get(pointer));
    if (values.every((each) => each !== undefined)) found.set(pointer, unique(values.flat()));
  }
  return found;
}

function valueAt(value: unknown, pointer: string): unknown {
  return keysOf(pointer).reduce<unknown>(
    (node, key) =>
      typeof node === 'object' && node !== null && Object.hasOwn(node, key)
        ? node[key as keyof typeof node]
        : undefined,
    value,
  );
}

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];
