import {below, type Findings, type Spot} from './Findings';
import {compareSchemas} from './compareSchemas';
import {effectOfKeyword} from './keywords';
import {isEqual, keysOf, node} from './nodes';
import type {Effect, Node} from './types';

export type Compare = (findings: Findings, spot: Spot, before: unknown, after: unknown) => void;

/** How one key of an object is compared. */
type Rule = (findings: Findings, spot: Spot, before: unknown, after: unknown) => void;

/**
 * Compares two objects of OpenAPI key by key, and follows their references.
 *
 * @param rules of the keys that mean more than words; what only people read, and limits, need none
 * @param values what a key counts as that is absent
 */
export function compareObjects(
  rules: Readonly<Record<string, Rule>>,
  values: (object: Node) => Node = (object) => object,
): Compare {
  return (findings, spot, before, after) =>
    findings.follow(before, after, (given, taken) => {
      const [a, b] = [values(given), values(taken)];
      for (const key of keysOf(a, b)) {
        const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
        if (rule) rule(findings, below(spot, key), a[key], b[key]);
        else if (!isEqual(a[key], b[key]))
          findings.add(below(spot, key), a[key], b[key], effectOfKeyword(key, a[key], b[key]));
      }
    });
}

/**
 * Compares what stands under each name.
 *
 * @param removed what it does that something went, and `added` that something came
 */
export function compareNamed(
  compare: Compare,
  removed: (value: unknown, findings: Findings, name: string) => Effect,
  added: (value: unknown, findings: Findings, name: string) => Effect,
): Compare {
  return (findings, spot, before, after) => {
    const [a, b] = [node(before), node(after)];
    for (const name of keysOf(a, b)) {
      const there = below(spot, name);
      if (!(name in b)) findings.add(there, a[name], undefined, removed(a[name], findings, name));
      else if (!(name in a)) findings.add(there, undefined, b[name], added(b[name], findings, name));
      else compare(findings, there, a[name], b[name]);
    }
  };
}

/** Something that breaks programs whenever it changes. */
const fixed: Rule = (findings, spot, before, after) => {
  if (!isEqual(before, after)) findings.add(spot, before, after, 'breaking');
};

/** Something that must be sent. */
const required: Rule = (findings, spot, before, after) => {
  if ((before === true) !== (after === true))
    findings.add(spot, before, after, after === true ? 'narrower' : 'wider');
};

const compareMediaType = compareObjects({schema: compareSchemas, encoding: fixed});

/** Bodies by their content types: one that is no longer taken or returned breaks whoever relies on it. */
const compareContent = compareNamed(
  compareMediaType,
  () => 'breaking',
  () => 'compatible',
);

/** A parameter of a request, or a header of a response. */
export const compareParameters = compareObjects(
  {
    required,
    schema: compareSchemas,
    content: compareContent,
    in: fixed,
    style: fixed,
    explode: fixed,
    allowReserved: fixed,
    allowEmptyValue: fixed,
    // The name of a part of a path is nowhere in a request.
    name: () => undefined,
  },
  (parameter) => {
    const style = parameter.style ?? (['path', 'header'].includes(String(parameter.in)) ? 'simple' : 'form');
    return parameter.in === undefined
      ? parameter
      : {...parameter, style, explode: parameter.explode ?? style === 'form'};
  },
);

export const compareBodies = compareObjects({required, content: compareContent});

const compareHeaders = compareNamed(
  compareParameters,
  () => 'breaking',
  () => 'compatible',
);

export const compareResponses = compareObjects({
  headers: compareHeaders,
  content: compareContent,
  links: fixed,
});

export const compareSecuritySchemes: Compare = (findings, spot, before, after) => {
  const [a, b] = [node(before), node(after)];
  for (const key of keysOf(a, b))
    if (!isEqual(a[key], b[key]))
      findings.add(below(spot, key), a[key], b[key], key === 'description' ? 'wording' : 'breaking');
};
