/** What finding an operation needs to know of it. */
export interface Addressed {
  readonly method: string;
  /** Path template, for example `/locations/v2/areas/{areaIds}`. */
  readonly path: string;
}

/**
 * The operation that a request is of, or undefined. Of several templates that fit, the one with the fewest
 * parameters wins, as in OpenAPI 3.1 ("Path Templating Matching").
 *
 * @param target path and query
 */
export function findOperation<Operation extends Addressed>(
  operations: readonly Operation[],
  method: string,
  target: string,
): Operation | undefined {
  const [path = ''] = target.split('?');
  return operations
    .filter((each) => each.method.toUpperCase() === method && expression(each.path).test(path))
    .sort((a, b) => parameters(a.path) - parameters(b.path))[0];
}

function expression(template: string): RegExp {
  const parts = template.split(/\{[^}]+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}

function parameters(template: string): number {
  return template.split('{').length;
}
