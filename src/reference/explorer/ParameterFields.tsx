import {translate} from '@docusaurus/Translate';
import type {OperationDocument, Parameter, ParameterIn} from '@site/src/openapi/document/types';
import {exampleOf} from '@site/src/openapi/request/exampleRequest';
import {formatFieldValue} from '@site/src/openapi/request/fieldValue';
import {parameterKey} from '@site/src/openapi/request/serialise';
import type {FieldValue, FieldValues} from '@site/src/openapi/request/types';
import {ownValue} from '@site/src/base/ownValue';
import type {DraftViolations} from './draft/draftViolations';
import {drawableParameter} from './drawing/drawable';
import {DrawButton} from './drawing/DrawButton';
import styles from './explorer.module.css';
import {Field} from './fields/Field';
import {textOf} from './fields/types';

interface Props {
  readonly operation: Pick<OperationDocument, 'parameters' | 'schemas'>;
  readonly values: FieldValues;
  readonly onChange: (values: FieldValues) => void;
  readonly onLeave: (key: string) => void;
  readonly violations: DraftViolations;
}

const kinds: readonly ParameterIn[] = ['path', 'query', 'header'];

/** A field for each parameter, by where it stands in the request. */
export function ParameterFields({
  operation: {parameters, schemas},
  values,
  onChange,
  onLeave,
  violations,
}: Props) {
  const legends: Record<ParameterIn, string> = {
    path: translate({id: 'reference.parameters.path', message: 'Path parameters'}),
    query: translate({id: 'reference.parameters.query', message: 'Query parameters'}),
    header: translate({id: 'reference.parameters.header', message: 'Header parameters'}),
  };
  return kinds.map((kind) => {
    const here = parameters.filter((each) => each.in === kind);
    if (here.length === 0) return null;
    return (
      <fieldset key={kind} className={styles.group}>
        <legend>{legends[kind]}</legend>
        {here.map((parameter) => {
          const key = parameterKey(parameter);
          const drawable = drawableParameter(parameter.name, textOf(ownValue(values, key)));
          const change = (value: FieldValue) => onChange({...values, [key]: value});
          return (
            <Field
              key={key}
              fieldKey={key}
              name={parameter.name}
              schema={parameter.schema}
              schemas={schemas}
              required={parameter.required ?? false}
              example={exampleText(parameter)}
              value={ownValue(values, key)}
              onChange={change}
              aid={
                drawable && (
                  <DrawButton
                    drawable={drawable}
                    // A position may be a text, or a list of two numbers.
                    onChange={(text) => change(Array.isArray(ownValue(values, key)) ? text.split(',') : text)}
                  />
                )
              }
              onLeave={() => onLeave(key)}
              violations={violations.get(key) ?? []}
            />
          );
        })}
      </fieldset>
    );
  });
}

function exampleText(parameter: Parameter): string | undefined {
  const example = exampleOf(parameter);
  return example === undefined ? undefined : textOf(formatFieldValue(example));
}
