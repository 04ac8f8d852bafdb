/** A policy document of IAM, as far as the template's policies go: no NotAction, no NotResource. */
export interface Policy {
  readonly Statement: readonly Statement[];
}

export interface Statement {
  readonly Effect: 'Allow' | 'Deny';
  readonly Action: string | readonly string[];
  readonly Resource: string | readonly string[];
}

/**
 * Whether policies allow an action on a resource, as IAM evaluates them: an explicit deny wins, and what nothing allows
 * is denied. Actions are compared without regard to case; `*` and `?` are wildcards.
 * @param resource - an ARN.
 */
export function isAllowed(policies: readonly Policy[], action: string, resource: string): boolean {
  const matching = policies
    .flatMap(({Statement}) => Statement)
    .filter(
      (statement) =>
        [statement.Action].flat().some((pattern) => matches(pattern.toLowerCase(), action.toLowerCase())) &&
        [statement.Resource].flat().some((pattern) => matches(pattern, resource)),
    );
  return matching.length > 0 && matching.every(({Effect}) => Effect === 'Allow');
}

function matches(pattern: string, text: string): boolean {
  const expression = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${expression}$`).test(text);
}
