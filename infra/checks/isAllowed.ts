/** A policy document of IAM, as far as the template's policies go: no NotAction, NotResource or NotPrincipal. */
export interface Policy {
  readonly Statement: readonly Statement[];
}

type Principals = Readonly<Record<string, string | readonly string[]>>;

export interface Statement {
  readonly Effect: 'Allow' | 'Deny';
  readonly Action: string | readonly string[];
  /** A trust policy has none: it stands at the role that it is about. */
  readonly Resource?: string | readonly string[];
  /** Only policies of resources and roles name who asks. */
  readonly Principal?: '*' | Principals;
  readonly Condition?: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;
}

/** Who asks, and under which circumstances. */
export interface Circumstances {
  /** Such as `{Service: 'cloudfront.amazonaws.com'}`. */
  readonly principal?: Readonly<Record<string, string>>;
  /** Values of condition keys, several where the key has several. */
  readonly keys?: Readonly<Record<string, string | readonly string[]>>;
}

/**
 * Whether policies allow an action on a resource, as IAM evaluates them: an explicit deny wins, and what nothing allows
 * is denied. Actions and condition keys are compared without regard to case; `*` and `?` are wildcards.
 * @param resource - an ARN.
 * @throws Error for a condition operator that the template has not used so far.
 */
export function isAllowed(
  policies: readonly Policy[],
  action: string,
  resource: string,
  {principal = {}, keys = {}}: Circumstances = {},
): boolean {
  const matching = policies
    .flatMap(({Statement}) => Statement)
    .filter(
      ({Action, Resource = '*', Principal = '*', Condition = {}}) =>
        [Action].flat().some((pattern) => matches(pattern.toLowerCase(), action.toLowerCase())) &&
        [Resource].flat().some((pattern) => matches(pattern, resource)) &&
        isAmong(Principal, principal) &&
        Object.entries(Condition).every(([operator, wanted]) => isMet(operator, wanted, keys)),
    );
  return matching.length > 0 && matching.every(({Effect}) => Effect === 'Allow');
}

function isAmong(named: '*' | Principals, principal: Readonly<Record<string, string>>): boolean {
  if (named === '*') return true;
  return Object.entries(principal).some(([kind, name]) => [named[kind] ?? []].flat().includes(name));
}

/** A key that the request does not have meets no condition of these operators. */
function isMet(
  operator: string,
  wanted: Readonly<Record<string, string | readonly string[]>>,
  keys: Readonly<Record<string, string | readonly string[]>>,
): boolean {
  const compare = operators[operator];
  if (!compare) throw new Error(`The condition operator ${operator} is not known here.`);
  const given = new Map(Object.entries(keys).map(([name, value]) => [name.toLowerCase(), [value].flat()]));
  return Object.entries(wanted).every(([name, patterns]) =>
    given.get(name.toLowerCase())?.some((value) => [patterns].flat().some((each) => compare(each, value))),
  );
}

const isEqual = (wanted: string, value: string) => wanted === value;

const operators: Readonly<Record<string, (wanted: string, value: string) => boolean>> = {
  StringEquals: isEqual,
  Bool: isEqual,
  'ForAnyValue:StringLike': matches,
};

function matches(pattern: string, text: string): boolean {
  const expression = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${expression}$`).test(text);
}
