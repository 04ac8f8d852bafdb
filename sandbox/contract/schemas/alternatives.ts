import type {ErrorObject} from 'ajv';

/** The violations of a value against one branch of a `oneOf` or `anyOf`; places count from the value. */
export type ExplainBranch = (branch: object, value: unknown) => ErrorObject[];

/**
 * Ajv answers a failed `oneOf` or `anyOf` with the violations of every branch. A caller meant one of them: this keeps
 * the violations of the branch that fits best, or says what the branches would have allowed.
 * @param errors - from an Ajv with `verbose`, which keeps value and schemas with each error.
 * @param schemasUnder - every schema object that stands in or is referred to from one.
 */
export function explainAlternatives(
  errors: readonly ErrorObject[],
  explainBranch: ExplainBranch,
  schemasUnder: (schema: object) => ReadonlySet<object>,
): ErrorObject[] {
  // Ajv reports an outer failure after those inside it. From the last to the first, each takes its inner ones along.
  const failures = errors.filter(({keyword}) => keyword === 'oneOf' || keyword === 'anyOf').reverse();
  return failures.reduce<ErrorObject[]>(
    (rest, failure) => {
      if (!rest.includes(failure)) return rest;
      const branches = (failure.schema as object[]).map((branch) => explainBranch(branch, failure.data));
      if (branches.some((branch) => branch.length === 0)) return rest; // more than one branch fits
      const schemas = (failure.schema as object[]).map(schemasUnder);
      const isInside = (error: ErrorObject) =>
        isWithin(error.instancePath, failure.instancePath) &&
        schemas.some((reachable) => reachable.has(error.parentSchema as object));
      const isDecisive = decisiveIn(branches);
      const kept = (allowedByAny(branches, isDecisive) ?? meantOf(branches, isDecisive)).map((error) => ({
        ...error,
        instancePath: failure.instancePath + error.instancePath,
      }));
      return rest.flatMap((error) => (error === failure ? kept : isInside(error) ? [] : [error]));
    },
    [...errors],
  );
}

type Decides = (error: ErrorObject) => boolean;

/** When every branch fails on the same tag or type, one violation that names what any of them allows. */
function allowedByAny(branches: readonly ErrorObject[][], isDecisive: Decides): ErrorObject[] | undefined {
  const [decisive = [], ...others] = branches.map((branch) => branch.filter(isDecisive));
  const first = decisive.find(({instancePath}) =>
    others.every((errors) => errors.some(standsAt(instancePath))),
  );
  if (!first) return undefined;
  const found = [decisive, ...others].flatMap((errors) => errors.find(standsAt(first.instancePath)) ?? []);
  if (found.every(({keyword}) => keyword === 'type'))
    return [
      {...first, params: {type: unique(found.flatMap(({params}) => params.type as string | string[]))}},
    ];
  return found.every(hasValues) ? [oneOfTheirs(found)] : undefined;
}

/**
 * A branch whose tag or type is wrong was not meant; among the others the one with fewer violations was. When a tag is
 * wrong in the best of them too, all is said with what it may be there, such as the versions of one kind of item.
 */
function meantOf(branches: readonly ErrorObject[][], isDecisive: Decides): ErrorObject[] {
  const best = branches.reduce((one, other) => (cost(other) < cost(one) ? other : one));
  const tags = branches.map((branch) => branch.filter(isDecisive)).filter((errors) => errors.length === 1);
  const [wrong, ...more] = best.filter(isDecisive);
  if (!wrong || more.length > 0 || !hasValues(wrong)) return best;
  return [oneOfTheirs(tags.flat().filter(hasValues).filter(standsAt(wrong.instancePath)))];

  function cost(errors: readonly ErrorObject[]): number {
    const decisive = errors.filter(isDecisive);
    // What a branch says it is not for, it is not for; and an object was never meant for a list.
    const excluded = decisive.filter(({keyword}) => keyword === 'not').length;
    const otherTypes = decisive.filter(({keyword}) => keyword === 'type').length;
    return errors.length + 1000 * decisive.length + 10_000 * excluded + 100_000 * otherTypes;
  }
}

const hasValues = ({keyword}: ErrorObject): boolean => keyword === 'const' || keyword === 'enum';

/** One violation for several of one place: it names every value that any of them allows. */
function oneOfTheirs(found: readonly ErrorObject[]): ErrorObject {
  const allowedValues = unique(
    found.flatMap(({params}) => (params.allowedValues as unknown[] | undefined) ?? [params.allowedValue]),
  );
  const first = found[0] as ErrorObject;
  return allowedValues.length === 1 ? first : {...first, keyword: 'enum', params: {allowedValues}};
}

/**
 * Which violations say that another branch was meant: the wrong type of the value itself, or a wrong value of one of its
 * tags (`type: "Point"`). A tag may also stand deeper (`properties.role`): then at least half of the branches refuse it.
 */
function decisiveIn(branches: readonly ErrorObject[][]): Decides {
  const refusals = branches.flatMap((branch) =>
    unique(branch.filter(isOfValue).map((error) => error.instancePath)),
  );
  const isTag = (path: string) =>
    !path.slice(1).includes('/') || 2 * refusals.filter((each) => each === path).length >= branches.length;
  return (error) =>
    error.keyword === 'type' ? error.instancePath === '' : isOfValue(error) && isTag(error.instancePath);
}

const isOfValue = (error: ErrorObject): boolean => hasValues(error) || error.keyword === 'not';

const standsAt =
  (path: string) =>
  ({instancePath}: ErrorObject): boolean =>
    instancePath === path;

function isWithin(path: string, root: string): boolean {
  return path === root || path.startsWith(`${root}/`);
}

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];
