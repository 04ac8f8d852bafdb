import outline from '@site/.generated/reference/outline.json';

interface Described {
  readonly operationId: string;
  readonly summary: string;
}

/** An operation of the contract, as far as a list names it. */
export interface KnownOperation extends Described {
  /** Upper case. */
  readonly method: string;
  /** As the contract writes it, parameters in braces. */
  readonly template: string;
  /** The file and the page of an operation bear its id in kebab case. */
  readonly slug: string;
}

interface Addressed extends KnownOperation {
  readonly pattern: RegExp;
  readonly names: readonly string[];
}

const paths = outline.paths as unknown as Readonly<Record<string, Readonly<Record<string, Described>>>>;

/** Those with fewer parameters first: of several templates that fit, they win (OpenAPI 3.1, "Path Templating Matching"). */
const all: readonly Addressed[] = Object.entries(paths)
  .flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, {operationId, summary}]) => ({
      operationId,
      summary,
      method: method.toUpperCase(),
      template,
      slug: kebab(operationId),
      pattern: patternOf(template),
      names: [...template.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name),
    })),
  )
  .sort((one, other) => one.names.length - other.names.length);

/** Every operation of the contract, by id. */
export const knownOperations: readonly KnownOperation[] = [...all].sort((one, other) =>
  one.operationId.localeCompare(other.operationId),
);

export interface FoundOperation {
  readonly operation: KnownOperation;
  /** The texts in the path where its parameters stand, still encoded. */
  readonly values: Readonly<Record<string, string>>;
}

/**
 * The operation of the contract that a request is of; undefined for what the contract does not have.
 *
 * @param servers base addresses of the platform: what stands behind one is the path
 */
export function findOperation(
  {method, url}: {readonly method: string; readonly url: string},
  servers: readonly string[] = [],
): FoundOperation | undefined {
  const path = pathOf(url, servers);
  for (const {pattern, names, ...operation} of all) {
    const match = operation.method === method ? pattern.exec(path) : null;
    if (match) {
      return {
        operation,
        values: Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? ''])),
      };
    }
  }
  return undefined;
}

/** The path of an address behind the base address of its server, encoded as it was sent. */
export function pathOf(url: string, servers: readonly string[]): string {
  const address = url.split(/[?#]/)[0] ?? '';
  const server = servers.find((each) => address.startsWith(`${each}/`));
  if (server !== undefined) return address.slice(server.length);
  return address.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '') || '/';
}

function patternOf(template: string): RegExp {
  const parts = template.split(/\{[^}]+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('([^/]+)')}$`);
}

function kebab(id: string): string {
  return id.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}
