import type {OutputUnit} from '@cfworker/json-schema';

// What schemas do with other schemas: such an error only says that something inside failed.
const carriers = new Set([
  ...['$ref', 'properties', 'patternProperties', 'additionalProperties', 'items', 'prefixItems'],
  ...['allOf', 'if', 'then', 'else', 'dependentSchemas', 'propertyNames'],
]);

/**
 * The errors that name a cause. Of alternatives (`oneOf`, `anyOf`) that all failed, those of the one that came
 * closest are kept: nobody wants to hear why a point is no polygon, a line and a circle.
 */
export function causes(errors: readonly OutputUnit[]): OutputUnit[] {
  const named = errors.filter(({keyword}) => !carriers.has(keyword));
  const [first] = named
    .flatMap(({keywordLocation}) => firstChoice(keywordLocation))
    .sort((a, b) => a.length - b.length);
  if (first === undefined) return named;
  const outside = named.filter(({keywordLocation}) => !keywordLocation.startsWith(`${first}/`));
  const branches = new Map<string, OutputUnit[]>();
  for (const error of named.filter((each) => each.keywordLocation.startsWith(`${first}/`))) {
    const branch = error.keywordLocation.slice(first.length + 1).split('/')[0] ?? '';
    branches.set(branch, [...(branches.get(branch) ?? []), error]);
  }
  const closest = [...branches.values()].map(settled).sort(byDistance)[0] ?? [];
  // The choice itself failed because of the branch: the branch says it better.
  return [...outside.filter(({keywordLocation}) => keywordLocation !== first), ...closest];
}

/** Errors inside one branch, with further choices in it settled. */
function settled(errors: OutputUnit[]): OutputUnit[] {
  const depth = /^(.*?\/(?:oneOf|anyOf)\/\d+)/;
  const inner = errors.map((error) => ({
    ...error,
    keywordLocation: error.keywordLocation.replace(depth, '#'),
  }));
  const kept = new Set(causes(inner).map((error) => inner.indexOf(error)));
  return errors.filter((_, index) => kept.has(index));
}

/** A wrong kind (a constant or enumeration that differs) is farther off than any number of lesser faults. */
function byDistance(a: readonly OutputUnit[], b: readonly OutputUnit[]): number {
  return distance(a) - distance(b);
}

function distance(errors: readonly OutputUnit[]): number {
  return errors.reduce((sum, {keyword}) => sum + (['const', 'enum', 'type'].includes(keyword) ? 100 : 1), 0);
}

/** Where in a location the first choice stands: `#/items/oneOf` of `#/items/oneOf/1/required`. */
function firstChoice(location: string): string[] {
  const found = /^(.*?\/(?:oneOf|anyOf))\/\d+(?:\/|$)/.exec(location)?.[1];
  return found === undefined ? [] : [found];
}
