import type * as z from 'zod';
import {ownValue} from '../../base/ownValue';
import {siteConfigSchema} from './schema';
import type {CheckedSiteConfig} from '../types';

/** The site configuration cannot be used; `problems` holds one sentence per field. */
export class SiteConfigError extends Error {
  constructor(
    readonly file: string,
    readonly problems: string[],
  ) {
    super(`${file} cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'SiteConfigError';
  }
}

/**
 * Checks a site configuration and fills in its defaults, for the build only: the browser never sees this code.
 *
 * @param file Name of the file, for the message.
 * @throws SiteConfigError that names every wrong, missing or unknown field and says what to do.
 */
export function checkSiteConfig(value: unknown, file = 'site.config.ts'): CheckedSiteConfig {
  const result = siteConfigSchema.safeParse(value);
  if (result.success) return result.data;
  throw new SiteConfigError(
    file,
    result.error.issues.flatMap((issue) => toSentences(issue, value)),
  );
}

function toSentences(issue: z.core.$ZodIssue, root: unknown): string[] {
  const field = toFieldName(issue.path);
  const isMissing = valueAt(root, issue.path) === undefined;
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map(
        (key) =>
          `'${toFieldName([...issue.path, key])}' is not a field of the site configuration: remove it or correct its spelling.`,
      );
    case 'invalid_type':
      return isMissing
        ? [`'${field}' is missing: add it as ${withArticle(issue.expected)}.`]
        : [`'${field}' has the wrong type: make it ${withArticle(issue.expected)}.`];
    default:
      // The schema's own messages are clauses, "is wrong: do this", that follow the field's name.
      return [`'${field}' ${isMissing ? issue.message.replace(/^.*?: /, 'is missing: ') : issue.message}.`];
  }
}

/** `api.servers[0].url` for `['api', 'servers', 0, 'url']`. */
function toFieldName(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'default export';
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    root,
  );
}

function withArticle(type: string): string {
  const name =
    ownValue(
      {string: 'text', boolean: 'true or false', number: 'number', array: 'list', object: 'object'},
      type,
    ) ?? type;
  if (name === 'text' || name === 'true or false') return name;
  return `${name === 'object' ? 'an' : 'a'} ${name}`;
}
