import type {OperationDocument} from '@site/src/openapi/document/types';
import {isJsonType} from '@site/src/openapi/document/isJsonType';
import {isForm} from '@site/src/openapi/request/encodedBody';
import {parameterKey} from '@site/src/openapi/request/serialise';
import {checkBody} from '@site/src/try-it/checks/checkBody';
import {checkParameter} from '@site/src/try-it/checks/checkParameter';
import type {Violation} from '@site/src/openapi/validation/types';
import {ownValue} from '@site/src/base/ownValue';
import type {Draft} from './types';

/** What the contract has against a draft: by the key of each parameter, and `body`. Only what has violations is named. */
export type DraftViolations = ReadonlyMap<string, readonly Violation[]>;

export const BODY_KEY = 'body';

export function draftViolations(
  {parameters, requestBody, schemas}: OperationDocument,
  {values, body}: Draft,
): DraftViolations {
  const found: [string, readonly Violation[]][] = parameters.map((parameter) => {
    const key = parameterKey(parameter);
    return [key, checkParameter(parameter, ownValue(values, key), schemas)];
  });
  if (requestBody && body && isWrittenAsJson(body.contentType)) {
    const {schema} = ownValue(requestBody.content, body.contentType) ?? {};
    found.push([BODY_KEY, checkBody(body.text, {schema, required: requestBody.required}, schemas)]);
  }
  return new Map(found.filter(([, violations]) => violations.length > 0));
}

/** Forms are edited as JSON; what is no JSON otherwise is written as it goes out, and nothing checks it. */
function isWrittenAsJson(contentType: string): boolean {
  return isJsonType(contentType) || isForm(contentType);
}
