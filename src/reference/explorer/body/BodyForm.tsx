import Translate from '@docusaurus/Translate';
import {isObject} from '@site/src/openapi/document/isObject';
import {exactNumber, restoreNumbers} from '@site/src/openapi/document/exactNumbers';
import {formatJson} from '@site/src/openapi/document/formatJson';
import type {Json, JsonObject, OperationDocument} from '@site/src/openapi/document/types';
import {formatFieldValue, parseFieldValue} from '@site/src/openapi/request/fieldValue';
import {isEmpty} from '@site/src/openapi/request/serialise';
import type {FieldValue} from '@site/src/openapi/request/types';
import type {Violation} from '@site/src/openapi/validation/types';
import {ownValue} from '@site/src/base/ownValue';
import {Field} from '../fields/Field';
import {withKey} from './edit';
import type {FlatProperty} from './flat';
import {JsonProperty} from './JsonProperty';
import {MapField} from './MapField';

interface Props {
  readonly properties: readonly FlatProperty[];
  /** With numbers marked that JavaScript has no room for. */
  readonly value: JsonObject;
  readonly schemas: OperationDocument['schemas'];
  readonly onChange: (text: string) => void;
  readonly onLeave: () => void;
  readonly violations: readonly Violation[];
}

/** A flat body as fields. The body's text is the one state: each change writes it anew, and JSON view shows the same. */
export function BodyForm({properties, value, schemas, onChange, onLeave, violations}: Props) {
  const set = (key: string, next: Json | undefined): void =>
    onChange(restoreNumbers(formatJson(withKey(value, key, next))));
  const setField = ({name, schema}: FlatProperty, next: FieldValue): void => {
    // An empty field is a key that is not there: an empty list or text can be written as JSON.
    if (isEmpty(next) && (typeof next === 'string' || next.length < 2)) set(name, undefined);
    else
      set(name, typeof next === 'string' ? fieldJson(next, schema, schemas) : listOf(next, schema, schemas));
  };
  return (
    <>
      {properties.map((property) => {
        const {name, schema, required, shape} = property;
        const current = ownValue(value, name);
        const own = violations
          .filter(({path}) => path[0] === name)
          .map(({path, message}) => ({path: path.slice(1), message}));
        if (shape === 'json') return <JsonProperty key={name} name={name} value={current} />;
        if (shape === 'map') {
          const map = isObject(current) ? current : undefined;
          return (
            <MapField
              key={name}
              name={name}
              required={required}
              schema={schema}
              schemas={schemas}
              onLeave={onLeave}
              value={map}
              violations={own}
              onChange={(next) => set(name, next)}
            />
          );
        }
        return (
          <Field
            key={name}
            fieldKey={bodyFieldKey(name)}
            name={name}
            schema={schema}
            schemas={schemas}
            required={required}
            onLeave={onLeave}
            example={undefined}
            value={current === undefined ? undefined : formatFieldValue(current)}
            onChange={(next) => setField(property, next)}
            violations={own}
          />
        );
      })}
      {properties.length === 0 && (
        <p>
          <Translate id="reference.body.empty">This body has no fields.</Translate>
        </p>
      )}
    </>
  );
}

/** As `fieldKey` of a field. */
export function bodyFieldKey(name: string): string {
  return `body:${name}`;
}

/** Keeps the empty entries of a list, as an entry that was just added is one. */
function listOf(
  entries: readonly string[],
  schema: FlatProperty['schema'],
  schemas: OperationDocument['schemas'],
): Json {
  return entries.map((entry) => (entry === '' ? '' : fieldJson(entry, schema.items ?? {}, schemas)));
}

/** What a text means under a schema, a number with all its digits. */
function fieldJson(
  text: string,
  schema: FlatProperty['schema'],
  schemas: OperationDocument['schemas'],
): Json {
  return exactNumber(parseFieldValue(text, schema, schemas), text);
}
