import type {OutputUnit} from '@cfworker/json-schema';

// What schemas do with other schemas: such an error only says that something inside failed.
const wrappers = new Set([
  ...['$ref', 'properties', 'patternProperties', 'additionalProperties', 'items', 'prefixItems'],
  ...['allOf', 'if', 'then', 'else', 'dependentSchemas', 'propertyNames'],
]);

/**
 * The errors that name a cause. Of alternatives (`oneOf`, `anyOf`) that all failed, those of the one that came
 * closest are kept: nobody needs to read why a point is no polygon, no line and no circle. Where none came close, all the
 * errors about the tag are kept.
 */
export function causes(errors: readonly OutputUnit[]): OutputUnit[] {
  const named = errors.filter(({keyword}) => !wrappers.has(keyword));
  const [first] = named
    .flatMap(({keywordLocation}) => firstChoice(keywordLocation))
    .sort((a, b) => a.length - b.length);
  if (first === undefined) return named;
  // The choice itself failed because of the branches: they say it better.
  const outside = named.filter(
    ({keywordLocation}) => keywordLocation !== first && !keywordLocation.startsWith(`${first}/`),
  );
  const branches = new Map<string, OutputUnit[]>();
  for (const error of named.filter((each) => each.keywordLocation.startsWith(`${first}/`))) {
    const branch = error.keywordLocation.slice(first.length + 1).split('/')[0] ?? '';
    branches.set(branch, [...(branches.get(branch) ?? []), error]);
  }
  const tags = wrongTags(branches, first);
  if (tags) return [...outside, ...tags];
  const far = ({branch, errors}: {branch: string; errors: OutputUnit[]}) =>
    distance(errors, `${first}/${branch}`.length);
  const [closest] = [...branches]
    .map(([branch, errors]) => ({branch, errors: resolved(errors)}))
    .sort((a, b) => far(a) - far(b));
  return [...outside, ...(closest?.errors ?? [])];
}

/** Where no branch knows the value's tag, what each branch wants: together they say what would be allowed. */
function wrongTags(
  branches: ReadonlyMap<string, readonly OutputUnit[]>,
  choice: string,
): OutputUnit[] | undefined {
  const tags = [...branches].map(([branch, errors]) =>
    errors.find(
      (error) => ['const', 'enum'].includes(error.keyword) && isDecisive(error, `${choice}/${branch}`.length),
    ),
  );
  const found = tags.filter((tag) => tag !== undefined);
  const isOnePath = new Set(found.map(({instanceLocation}) => instanceLocation)).size === 1;
  return found.length === branches.size && isOnePath ? found : undefined;
}

/** Errors inside one branch, with further choices in it resolved. */
function resolved(errors: OutputUnit[]): OutputUnit[] {
  const depth = /^(.*?\/(?:oneOf|anyOf)\/\d+)/;
  const inner = errors.map((error) => ({
    ...error,
    keywordLocation: error.keywordLocation.replace(depth, '#'),
  }));
  const kept = new Set(causes(inner).map((error) => inner.indexOf(error)));
  return errors.filter((_, index) => kept.has(index));
}

/**
 * How far a value is from a branch. One whose tag (`type: "Point"`) or own type is wrong was not meant: that is
 * farther off than any number of errors within a branch.
 *
 * @param start where the errors' locations begin to count from the branch
 */
function distance(errors: readonly OutputUnit[], start: number): number {
  return errors.length + 1000 * errors.filter((error) => isDecisive(error, start)).length;
}

function isDecisive({keyword, keywordLocation}: OutputUnit, start: number): boolean {
  const steps = keywordLocation.slice(start).split('/');
  const depth = steps.filter((step) =>
    /^(?:properties|patternProperties|items|prefixItems)$/.test(step),
  ).length;
  return keyword === 'type' ? depth === 0 : ['const', 'enum', 'not'].includes(keyword) && depth <= 1;
}

/** Where in a location the first choice stands: `#/items/oneOf` of `#/items/oneOf/1/required`. */
function firstChoice(location: string): string[] {
  const found = /^(.*?\/(?:oneOf|anyOf))\/\d+(?:\/|$)/.exec(location)?.[1];
  return found === undefined ? [] : [found];
}
