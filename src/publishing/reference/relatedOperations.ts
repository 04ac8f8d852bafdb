import {isErrorPage, type GuideText} from './guideUses';
import type {RelatedOperation, RelatedOperations} from './types';
import {calledOperations} from './calledOperations';

/** What must be known of an operation to find those that belong to it. */
export interface RelatableOperation extends RelatedOperation {
  readonly tag: string;
}

const MOST_STEPS = 6;
const MOST_OF_ONE_OBJECT = 10;

/**
 * For each operation, by its slug, what usually comes before and after it, and what else is done with the same object.
 * The contract says who creates what an id in a path names; guides say which successful requests follow one another.
 */
export function relatedOperations(
  operations: readonly RelatableOperation[],
  guides: readonly GuideText[],
): ReadonlyMap<string, RelatedOperations> {
  const follows = countFollowing(operations, guides);
  const times = (first: string, then: string): number => follows.get(`${first} ${then}`) ?? 0;
  const comesAfter = (first: RelatableOperation, then: RelatableOperation): boolean => {
    if (first.slug === then.slug || creates(then, first)) return false;
    return creates(first, then) || times(first.slug, then.slug) > times(then.slug, first.slug);
  };
  const byTimes =
    (count: (each: RelatableOperation) => number) => (a: RelatableOperation, b: RelatableOperation) =>
      count(b) - count(a);
  return new Map(
    operations.map((own) => {
      const before = operations
        .filter((each) => comesAfter(each, own))
        .sort(byTimes(({slug}) => times(slug, own.slug)))
        .slice(0, MOST_STEPS);
      const after = operations
        .filter((each) => comesAfter(own, each))
        .sort(byTimes(({slug}) => times(own.slug, slug)))
        .slice(0, MOST_STEPS);
      const named = new Set([own, ...before, ...after]);
      const object = objectOf(own, operations);
      const same = operations
        .filter((each) => !named.has(each) && objectOf(each, operations) === object)
        .slice(0, MOST_OF_ONE_OBJECT);
      return [own.slug, {before: before.map(row), after: after.map(row), same: same.map(row)}];
    }),
  );
}

function row({slug, summary, method, path}: RelatableOperation): RelatedOperation {
  return {slug, summary, method, path};
}

/** Whether an operation stores what an id in the path of another names: `POST /plans` and `/plans/{planId}`. */
function creates(first: RelatableOperation, then: RelatableOperation): boolean {
  if (first.method !== 'post' || first.path.includes('{') || first.path === then.path) return false;
  const [, domain, , ...parts] = first.path.split('/');
  const [, otherDomain] = then.path.split('/');
  const noun = parts.length === 1 ? parts[0]?.replace(/s$/, '') : undefined;
  const id = /\{(\w+?)Ids?\}/.exec(then.path)?.[1]?.toLowerCase();
  return noun !== undefined && domain === otherDomain && id !== undefined && id.endsWith(noun);
}

/** What an operation is about: the path of the operation that creates it, or its tag where nobody creates any. */
function objectOf(own: RelatableOperation, operations: readonly RelatableOperation[]): string {
  const creator = operations.find((each) => creates(each, own));
  if (creator) return creator.path;
  const isCollection = operations.some((each) => each.path === own.path && createsAny(each, operations));
  return isCollection ? own.path : own.tag;
}

function createsAny(own: RelatableOperation, operations: readonly RelatableOperation[]): boolean {
  return operations.some((each) => creates(own, each));
}

/** How often one operation directly follows another in the guides, both with success; the key is `first then`. */
function countFollowing(
  operations: readonly RelatableOperation[],
  guides: readonly GuideText[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const {text} of guides.filter((guide) => !isErrorPage(guide.text))) {
    const slugs = calledOperations(text, operations)
      .filter(({status}) => status < 400)
      .map(({operation}) => operation.slug);
    for (const [index, then] of slugs.entries()) {
      const first = slugs[index - 1];
      if (first === undefined || first === then) continue;
      counts.set(`${first} ${then}`, (counts.get(`${first} ${then}`) ?? 0) + 1);
    }
  }
  return counts;
}
