import {ownValue} from '../../base/ownValue';
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
 */
export function branchesMeant(
  branches: readonly JsonObject[],
  value: unknown,
  follow: Follow,
): readonly JsonObject[] | WrongTag {
  const {allowed, pointers} = discriminated.get(branches) ?? discriminate(branches, follow);
  let meant = branches;
  for (const pointer of pointers) {
    const tag = valueAt(value, pointer);
    if (tag === undefined) continue;
    const allowedAt = (branch: JsonObject) => allowed.get(branch)?.get(pointer) ?? [];
    const named = meant.filter((branch) => allowedAt(branch).includes(tag));
    const open = meant.filter((branch) => allowedAt(branch) === anyValue);
    const allowedValues = unique(meant.flatMap(allowedAt));
    // Where no branch names a value, none wants an object with tags: their types say more.
    if (named.length + open.length === 0) return allowedValues.length > 0 ? {pointer, allowedValues} : meant;
    meant = named.length > 0 ? named : open;
  }
  return meant;
}

/** The schema that a reference leads to; one that is no reference leads to itself. */
type Follow = (schema: JsonObject) => JsonObject;

/** What tells branches apart, found once for each list of them: every body with variants asks for it. */
interface Discriminated {
  /** For each branch, the values that it allows at each of the pointers. */
  readonly allowed: ReadonlyMap<JsonObject, Tags>;
  readonly pointers: readonly string[];
}

/** Allowed where a branch names no values. */
const anyValue: readonly unknown[] = [];

const discriminated = new WeakMap<readonly JsonObject[], Discriminated>();

function discriminate(branches: readonly JsonObject[], follow: Follow): Discriminated {
  const tags = branches.map((branch) => tagsOf(branch, follow, DEEPEST));
  const pointers = discriminators(tags);
  const allowedBy = (branch: JsonObject, own: Tags | undefined): Tags =>
    new Map(
      pointers.map((pointer) => [
        pointer,
        own?.get(pointer) ?? (allowsObjectAbove(branch, pointer, follow) ? anyValue : []),
      ]),
    );
  const allowed = new Map(branches.map((branch, index) => [branch, allowedBy(branch, tags[index])]));
  const found = {allowed, pointers};
  discriminated.set(branches, found);
  return found;
}

/** Whether a branch lets a tag stand where it names none: one that wants null there wants no object with a tag. */
function allowsObjectAbove(branch: JsonObject, pointer: string, follow: Follow): boolean {
  const owner = keysOf(pointer)
    .slice(0, -1)
    .reduce<JsonObject | undefined>((schema, key) => {
      const {properties} = schema ?? {};
      const property = ownValue(properties as Readonly<Record<string, JsonObject>> | undefined, key);
      return property && follow(property);
    }, follow(branch));
  return owner?.type === undefined || [owner.type].flat().includes('object');
}

/** The pointers at which not all branches allow the same. */
function discriminators(tags: readonly Tags[]): string[] {
  const differing = (pointer: string) => unique(tags.map((each) => JSON.stringify(each.get(pointer)))).length;
  return unique(tags.flatMap((each) => [...each.keys()]))
    .filter((pointer) => differing(pointer) > 1)
    .sort((one, other) => keysOf(one).length - keysOf(other).length || differing(other) - differing(one));
}

function tagsOf(schema: JsonObject, follow: Follow, depth: number): Tags {
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
