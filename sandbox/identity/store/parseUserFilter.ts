import type {SqlValue} from '../../store/database';
import {invalidParameter} from '../pool/errors';

/** A condition over the table of users. */
export interface UserCondition {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

// What may be searched, and how: Cognito's list (API reference, ListUsers, `Filter`). Username, sub and status are
// case-sensitive, the others are not.
const exactColumns = new Map([
  ['username', 'user_id'],
  ['sub', 'user_id'],
  ['status', `CASE enabled WHEN 1 THEN 'Enabled' ELSE 'Disabled' END`],
]);
const foldedColumns = new Map([
  ['cognito:user_status', 'status'],
  ...['email', 'phone_number', 'name', 'given_name', 'family_name', 'preferred_username'].map(
    (name): [string, string] => [name, `attributes ->> '$.${name}'`],
  ),
]);

const filterPattern = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/;

/**
 * Parses ListUsers' `Filter`: one `attribute = "text"` or `attribute ^= "beginning"`, quotes escaped by a backslash.
 * @throws CognitoError `InvalidParameterException` when it is not of that form or names another attribute.
 */
export function parseUserFilter(filter: string): UserCondition {
  const [, attribute = '', comparison, quoted = ''] = filterPattern.exec(filter) ?? [];
  if (!comparison) throw invalidParameter('Error while parsing filter: ' + filter);
  const exact = exactColumns.get(attribute);
  const folded = foldedColumns.get(attribute);
  const column = exact ?? (folded && `lower(${folded})`);
  if (!column) throw invalidParameter(`Invalid search attribute: ${attribute}`);
  const value = quoted.replace(/\\(.)/g, '$1');
  const placeholder = exact ? '?' : 'lower(?)';
  return comparison === '='
    ? {sql: `${column} = ${placeholder}`, values: [value]}
    : {sql: `substr(${column}, 1, length(?)) = ${placeholder}`, values: [value, value]};
}
