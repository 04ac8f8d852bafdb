import {ownValue} from '../../src/base/ownValue';
import {below, only, type Findings, type Spot} from './Findings';
import {effectOfKeyword} from './keywords';
import {findRef, isEqual, keysOf, list, node, resolve} from './nodes';
import type {Effect, Node} from './types';

/** Keywords that hold schemas, or whose meaning depends on their neighbours: each has a rule of its own below. */
const rules: Readonly<Record<string, (findings: Findings, spot: Spot, before: Node, after: Node) => void>> = {
  required: compareRequired,
  properties: compareProperties,
  additionalProperties: (findings, spot, before, after) =>
    // Readers of a response ignore fields that they do not know.
    compareChild(findings, onlyIfWider(spot, before, after), before, after, 'additionalProperties'),
  patternProperties: compareNamed('patternProperties'),
  items: compareItems,
  prefixItems: comparePrefixItems,
  propertyNames: (findings, spot, before, after) =>
    compareChild(findings, spot, before, after, 'propertyNames'),
  enum: compareValues,
  const: () => undefined,
  oneOf: compareVariants('oneOf', {added: 'wider', removed: 'narrower'}),
  anyOf: compareVariants('anyOf', {added: 'wider', removed: 'narrower'}),
  allOf: compareVariants('allOf', {added: 'narrower', removed: 'wider'}),
};

/** Compares two JSON schemas of OpenAPI 3.1, those that they contain too. */
export function compareSchemas(findings: Findings, spot: Spot, before: unknown, after: unknown): void {
  if (before === false || after === false) {
    // A schema that allows nothing.
    if (before !== after) findings.add(spot, before, after, after === false ? 'narrower' : 'wider');
    return;
  }
  findings.follow(asSchema(before), asSchema(after), (a, b) => compareKeywords(findings, spot, a, b));
}

function compareKeywords(findings: Findings, spot: Spot, before: Node, after: Node): void {
  const [a, b] = alikeVariants(before, after);
  const here = spotOf(spot, a, b);
  const keys = new Set(keysOf(a, b));
  // A constant is an enumeration of one value.
  if (keys.delete('const')) keys.add('enum');
  for (const key of keys) {
    const rule = ownValue(rules, key);
    if (rule) rule(findings, here, a, b);
    else if (!isEqual(a[key], b[key]))
      findings.add(below(here, key), a[key], b[key], effectOfKeyword(key, a[key], b[key]));
  }
}

/** No schema is one that allows everything. */
function asSchema(value: unknown): unknown {
  return value === true || value === undefined ? {} : value;
}

/** What is read-only on both sides concerns responses alone, and what is write-only requests. */
function spotOf(spot: Spot, before: Node, after: Node): Spot {
  if (before.readOnly === true && after.readOnly === true) return only(spot, 'response');
  if (before.writeOnly === true && after.writeOnly === true) return only(spot, 'request');
  return spot;
}

/** A schema and a choice between it and others: the single one counts as a choice of one. */
function alikeVariants(before: Node, after: Node): [Node, Node] {
  for (const key of ['oneOf', 'anyOf']) {
    if (key in before && isPlain(after)) return [before, {[key]: [after]}];
    if (key in after && isPlain(before)) return [{[key]: [before]}, after];
  }
  return [before, after];
}

/** Whether a schema says something, and says it without a choice. */
function isPlain(schema: Node): boolean {
  return 'type' in schema && !['oneOf', 'anyOf', 'allOf'].some((key) => key in schema);
}

function compareChild(findings: Findings, spot: Spot, before: Node, after: Node, key: string): void {
  compareSchemas(findings, below(spot, key), before[key], after[key]);
}

function onlyIfWider(spot: Spot, before: Node, after: Node): Spot {
  const wasClosed = before.additionalProperties === false;
  const isOpen = after.additionalProperties !== false;
  return wasClosed && isOpen ? only(spot, 'request') : spot;
}

function compareRequired(findings: Findings, spot: Spot, before: Node, after: Node): void {
  const [a, b] = [list(before.required), list(after.required)].map((names) => names.map(String)) as [
    string[],
    string[],
  ];
  const spotFor = (name: string): Spot => {
    const property = resolve(findings.after, ownValue(node(after.properties), name));
    return below(property.readOnly === true ? only(spot, 'response') : spot, 'required', name);
  };
  for (const name of b.filter((each) => !a.includes(each)))
    findings.add(spotFor(name), undefined, true, 'narrower');
  for (const name of a.filter((each) => !b.includes(each)))
    findings.add(spotFor(name), true, undefined, 'wider');
}

function compareProperties(findings: Findings, spot: Spot, before: Node, after: Node): void {
  const [a, b] = [node(before.properties), node(after.properties)];
  for (const name of keysOf(a, b)) {
    const there = below(spot, 'properties', name);
    if (!(name in a)) findings.add(there, undefined, b[name], 'compatible');
    else if (!(name in b)) {
      const isReadOnly = resolve(findings.before, a[name]).readOnly === true;
      findings.add(isReadOnly ? only(there, 'response') : there, a[name], undefined, 'breaking');
    } else compareSchemas(findings, there, a[name], b[name]);
  }
}

function compareNamed(key: string) {
  return (findings: Findings, spot: Spot, before: Node, after: Node): void => {
    const [a, b] = [node(before[key]), node(after[key])];
    for (const name of keysOf(a, b)) compareSchemas(findings, below(spot, key, name), a[name], b[name]);
  };
}

function compareItems(findings: Findings, spot: Spot, before: Node, after: Node): void {
  if (!isEqual(before.items, after.items) && [before, after].every(hasNoMoreItems))
    findings.add(below(spot, 'items'), before.items, after.items, 'compatible');
  else compareChild(findings, spot, before, after, 'items');
}

/** Whether `items` concerns nothing: the list ends where `prefixItems` does. */
function hasNoMoreItems({maxItems, prefixItems}: Node): boolean {
  return typeof maxItems === 'number' && maxItems <= list(prefixItems).length;
}

function comparePrefixItems(findings: Findings, spot: Spot, before: Node, after: Node): void {
  const [a, b] = [list(before.prefixItems), list(after.prefixItems)];
  for (let index = 0; index < Math.max(a.length, b.length); index += 1)
    compareSchemas(
      findings,
      below(spot, 'prefixItems', index),
      index < a.length ? a[index] : before.items,
      index < b.length ? b[index] : after.items,
    );
}

function compareValues(findings: Findings, spot: Spot, before: Node, after: Node): void {
  const [a, b] = [valuesOf(before), valuesOf(after)];
  const there = below(spot, 'enum');
  if (!a || !b) {
    if (a ?? b) findings.add(there, a, b, a ? 'wider' : 'narrower');
    return;
  }
  const lacks = (values: readonly unknown[], value: unknown) => !values.some((each) => isEqual(each, value));
  for (const value of b.filter((each) => lacks(a, each))) findings.add(there, undefined, value, 'wider');
  for (const value of a.filter((each) => lacks(b, each))) findings.add(there, value, undefined, 'narrower');
}

function valuesOf(schema: Node): readonly unknown[] | undefined {
  return 'const' in schema ? [schema.const] : Array.isArray(schema.enum) ? schema.enum : undefined;
}

function compareVariants(key: string, effects: {readonly added: Effect; readonly removed: Effect}) {
  return (findings: Findings, spot: Spot, before: Node, after: Node): void => {
    if (key !== 'allOf' && !(key in before && key in after)) {
      findings.add(below(spot, key), before[key], after[key], key in after ? 'narrower' : 'wider');
      return;
    }
    const [a, b] = [named(list(before[key])), named(list(after[key]))];
    for (const [name, variant] of a)
      if (b.has(name)) compareSchemas(findings, below(spot, key, name), variant, b.get(name));
    const isSame = (one: string, other: string) =>
      isEqual(resolve(findings.before, a.get(one)), resolve(findings.after, b.get(other)));
    const removed = [...a.keys()].filter((name) => !b.has(name));
    const added = [...b.keys()].filter((name) => !a.has(name));
    const gone = removed.filter((name) => !added.some((other) => isSame(name, other)));
    const fresh = added.filter((name) => !removed.some((other) => isSame(other, name)));
    // Renamed, or given a title: as many came as went, and each is compared with the one in its place.
    if (gone.length === fresh.length)
      return fresh.forEach((name, index) =>
        compareSchemas(findings, below(spot, key, name), a.get(gone[index] ?? name), b.get(name)),
      );
    for (const name of fresh) findings.add(below(spot, key, name), undefined, b.get(name), effects.added);
    for (const name of gone) findings.add(below(spot, key, name), a.get(name), undefined, effects.removed);
  };
}

/** Variants by what tells them apart: the shared part that they are, else their title, else what they are. */
function named(variants: readonly unknown[]): ReadonlyMap<string, unknown> {
  return new Map(
    variants.map((variant) => {
      const {title, type} = node(variant);
      const name =
        findRef(variant)?.split('/').at(-1) ?? title ?? `${String(type ?? '')} ${JSON.stringify(variant)}`;
      return [String(name).trim(), variant];
    }),
  );
}
