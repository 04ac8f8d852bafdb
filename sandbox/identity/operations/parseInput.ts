import type * as z from 'zod';
import {CognitoError, invalidParameter} from '../pool/errors';

/**
 * Parses a request's JSON.
 * @throws CognitoError `InvalidParameterException` that lists what breaks a constraint, in AWS's words;
 *   `SerializationException` where a value is of another kind than the operation takes.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = schema.safeParse(body, {reportInput: true});
  if (result.success) return result.data;
  const {issues} = result.error;
  const misshapen = issues.find(isOfWrongType);
  if (misshapen)
    throw new CognitoError('SerializationException', `${memberName(misshapen)}: ${misshapen.message}`);
  const count = `${issues.length} validation error${issues.length > 1 ? 's' : ''} detected: `;
  throw invalidParameter(count + issues.map(formatIssue).join('; '));
}

type Issue = z.core.$ZodIssue;

/** A text outside an enumeration is of the right type; any other type is not. */
const isOfWrongType = ({code, input}: Issue): boolean =>
  isPresent(input) && (code === 'invalid_type' || (code === 'invalid_value' && typeof input !== 'string'));

const isPresent = (input: unknown): boolean => input !== undefined && input !== null;

/** `AuthParameters.USERNAME` is `authParameters.USERNAME` in AWS's messages. */
const memberName = ({path}: Issue): string =>
  path.map((part, index) => (index === 0 ? lowerFirst(String(part)) : String(part))).join('.');

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The message repeats numbers and enumerations only: a text may be a password. */
function formatIssue(issue: Issue): string {
  const value = !isPresent(issue.input)
    ? 'Value null'
    : typeof issue.input === 'number' || issue.code === 'invalid_value'
      ? `Value '${String(issue.input)}'`
      : 'Value';
  return `${value} at '${memberName(issue)}' failed to satisfy constraint: Member must ${constraint(issue)}`;
}

function constraint(issue: Issue): string {
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'number'
        ? `have value greater than or equal to ${issue.minimum}`
        : `have length greater than or equal to ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'number'
        ? `have value less than or equal to ${issue.maximum}`
        : `have length less than or equal to ${issue.maximum}`;
    case 'invalid_format':
      return `satisfy regular expression pattern: ${(issue.pattern ?? '').replace(/^\/|\/\w*$/g, '')}`;
    case 'invalid_value':
      return isPresent(issue.input)
        ? `satisfy enum value set: [${issue.values.map(String).join(', ')}]`
        : 'not be null';
    default:
      return 'not be null';
  }
}
