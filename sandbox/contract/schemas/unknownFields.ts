import {ownValue} from '../../base/ownValue';
import type {JsonObject} from '../document/document';
import type {SchemaGraph} from './schemaGraph';
import {branchesMeant} from './tags';

/** Where a field stands: keys and indexes from the value down to it. */
export type FieldPath = readonly string[];

/** More than a message or a header lists. */
const MOST_UNKNOWN_FIELDS = 150;

/**
 * Finds the fields of a value that its schema neither describes nor keeps. A schema without `properties` speaks of no
 * field, so it keeps all; one that says `additionalProperties` keeps those as well. Of fields that differ in the index
 * of a list alone the first is named, and at most `MOST_UNKNOWN_FIELDS` altogether.
 */
export function createFieldSearch(graph: SchemaGraph) {
  const described = new WeakMap<JsonObject, boolean>();

  /** Whether a schema describes fields anywhere: positions and texts are not worth a walk. */
  function describesFields(schema: JsonObject): boolean {
    const known = described.get(schema);
    if (known !== undefined) return known;
    const describes = [...graph.under(schema)].some((each) => 'properties' in each);
    described.set(schema, describes);
    return describes;
  }

  /** The schemas that speak of a value: the one given, the parts of its `allOf`, and the variants that are meant. */
  function speakingOf(schema: JsonObject, value: unknown): readonly Schema[] {
    const own = graph.follow(schema) as Schema;
    const {allOf = [], oneOf, anyOf} = own;
    const variants = oneOf ?? anyOf;
    const meant = variants ? branchesMeant(variants, value, graph.follow) : [];
    const parts = [...allOf, ...(Array.isArray(meant) ? (meant as readonly JsonObject[]) : [])];
    return parts.length === 0 ? [own] : [own, ...parts.flatMap((part) => speakingOf(part, value))];
  }

  return (schema: JsonObject, value: unknown): readonly FieldPath[] => {
    const found = new Map<string, FieldPath>();
    visit([schema], value, [], '');
    return [...found.values()];

    /** @param pattern - the path with `*` for each index, so that each field of a list's items is found once. */
    function visit(schemas: readonly JsonObject[], part: unknown, path: FieldPath, pattern: string): void {
      if (typeof part !== 'object' || part === null || found.size >= MOST_UNKNOWN_FIELDS) return;
      const describing = schemas.filter(describesFields);
      if (describing.length === 0) return;
      const speaking = describing.flatMap((each) => speakingOf(each, part));
      if (Array.isArray(part)) {
        part.forEach((item: unknown, index) =>
          visit(itemsOf(speaking, index), item, [...path, String(index)], `${pattern}/*`),
        );
        return;
      }
      const isDescribed = speaking.some(({properties}) => properties);
      for (const key in part) {
        if (found.size >= MOST_UNKNOWN_FIELDS) return;
        const here = `${pattern}/${key}`;
        const fields = fieldsOf(speaking, key);
        if (fields) visit(fields, part[key as keyof typeof part], [...path, key], here);
        else if (isDescribed && !found.has(here)) found.set(here, [...path, key]);
      }
    }
  };
}

/** As much of a schema as speaks of fields. */
interface Schema extends JsonObject {
  readonly properties?: Readonly<Record<string, JsonObject>>;
  readonly additionalProperties?: boolean | JsonObject;
  readonly items?: JsonObject;
  readonly prefixItems?: readonly JsonObject[];
  readonly allOf?: readonly JsonObject[];
  readonly oneOf?: readonly JsonObject[];
  readonly anyOf?: readonly JsonObject[];
}

function itemsOf(schemas: readonly Schema[], index: number): JsonObject[] {
  const ofItem = schemas.map(({prefixItems, items}) => prefixItems?.[index] ?? items);
  return ofItem.filter((schema) => schema !== undefined);
}

/** The schemas of a field; none where any value is kept, `undefined` where no schema knows the field. */
function fieldsOf(schemas: readonly Schema[], key: string): JsonObject[] | undefined {
  let known: JsonObject[] | undefined;
  for (const {properties, additionalProperties} of schemas) {
    if (properties && Object.hasOwn(properties, key))
      (known ??= []).push(ownValue(properties, key) as JsonObject);
    else if (additionalProperties) {
      known ??= [];
      if (additionalProperties !== true) known.push(additionalProperties);
    }
  }
  return known;
}
