import type {OperationDocument, Parameter} from '@site/src/openapi/document/types';
import {parseFieldValue} from '@site/src/openapi/request/fieldValue';
import {isEmpty} from '@site/src/openapi/request/serialise';
import type {FieldValue} from '@site/src/openapi/request/types';
import {findViolations} from '@site/src/openapi/validation/findViolations';
import type {Violation} from '@site/src/openapi/validation/types';
import {describeKeyword} from './describeKeyword';

/** Checks what stands in a parameter's field; an empty field is wrong only where the parameter is required. */
export function checkParameter(
  {schema, required}: Pick<Parameter, 'schema' | 'required'>,
  value: FieldValue | undefined,
  schemas: OperationDocument['schemas'],
): Violation[] {
  if (value === undefined || isEmpty(value)) {
    return required ? [{path: [], message: describeKeyword('required', {})}] : [];
  }
  return findViolations(parseFieldValue(value, schema, schemas), schema, schemas, describeKeyword);
}
