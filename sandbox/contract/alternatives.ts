import type {ErrorObject} from 'ajv';

/** The violations of a value against one branch of a `oneOf` or `anyOf`; places count from the value. */
export type ExplainBranch = (branch: object, value: unknown) => ErrorObject[];

/**
 * Ajv answers a failed `oneOf` or `anyOf` with the violations of every branch. A caller meant one of them: this keeps
 * the violations of the branch that fits best, or says what the branches would have allowed.
 * @param errors - from an Ajv with `verbose`, which keeps value and schemas with each error.
 * @param schemasUnder - every schema object that stands in or is referred to from one.
 */
export function settleAlternatives(
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
      const kept = (allowedByAny(branches) ?? branches.reduce(better)).map((error) => ({
        ...error,
        instancePath: failure.instancePath + error.instancePath,
      }));
      return rest.flatMap((error) => (error === failure ? kept : isInside(error) ? [] : [error]));
    },
    [...errors],
  );
}

/** When every branch fails on the same tag or type, one violation that names what any of them allows. */
function allowedByAny(branches: readonly ErrorObject[][]): ErrorObject[] | undefined {
  const decisive = branches.map((branch) => branch.find(isDecisive));
  const found = decisive.filter((error) => error !== undefined);
  const [first] = found;
  if (!first || found.length < branches.length) return undefined;
  if (!found.every(({instancePath}) => instancePath === first.instancePath)) return undefined;
  if (found.every(({keyword}) => keyword === 'type'))
    return [
      {...first, params: {type: unique(found.flatMap(({params}) => params.type as string | string[]))}},
    ];
  if (found.some(({keyword}) => keyword === 'type')) return undefined;
  if (found.some(({keyword}) => keyword === 'not')) return undefined;
  const allowedValues = unique(
    found.flatMap(({params}) => (params.allowedValues as unknown[] | undefined) ?? [params.allowedValue]),
  );
  return [{...first, keyword: 'enum', params: {allowedValues}}];
}

/** A branch whose tag or type is wrong was not meant; among the others the one with fewer violations was. */
function better(best: ErrorObject[], branch: ErrorObject[]): ErrorObject[] {
  const cost = (errors: readonly ErrorObject[]) => errors.length + 1000 * errors.filter(isDecisive).length;
  return cost(branch) < cost(best) ? branch : best;
}

/** Wrong type of the value itself, or a value of one of its tags (`type: "Point"`) that leads to another branch. */
function isDecisive({keyword, instancePath}: ErrorObject): boolean {
  if (keyword === 'type') return instancePath === '';
  return ['const', 'enum', 'not'].includes(keyword) && !instancePath.slice(1).includes('/');
}

function isWithin(path: string, root: string): boolean {
  return path === root || path.startsWith(`${root}/`);
}

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];
