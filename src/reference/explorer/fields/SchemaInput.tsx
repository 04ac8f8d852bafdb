import {flattened} from '@site/src/openapi/document/composite';
import {typeOf} from '@site/src/openapi/document/sample';
import type {OperationDocument, Schema} from '@site/src/openapi/document/types';
import {CheckInput} from './CheckInput';
import {ChoiceInput} from './ChoiceInput';
import {DateTimeInput} from './DateTimeInput';
import {ListInput} from './ListInput';
import {NumberInput} from './NumberInput';
import {SelectInput} from './SelectInput';
import {TextInput} from './TextInput';
import type {InputProps} from './types';

type Props = Omit<InputProps, 'schema'> & {schema: Schema; schemas: OperationDocument['schemas']};

/** The input that fits a schema: what can be chosen is chosen, what is a list is a list. */
export function SchemaInput({schema, schemas, ...props}: Props) {
  const own = flattened(schema, schemas);
  if (own.enum) return <SelectInput {...props} schema={own} />;
  switch (typeOf(own)) {
    case 'boolean':
      return <CheckInput {...props} schema={own} />;
    case 'integer':
    case 'number':
      return <NumberInput {...props} schema={own} />;
    case 'array': {
      const items = flattened(own.items ?? {}, schemas);
      return items.enum ? (
        <ChoiceInput {...props} schema={items} />
      ) : (
        <ListInput {...props} schema={items} limits={own} />
      );
    }
    default:
      return own.format === 'date-time' ? (
        <DateTimeInput {...props} schema={own} />
      ) : (
        <TextInput {...props} schema={own} />
      );
  }
}
