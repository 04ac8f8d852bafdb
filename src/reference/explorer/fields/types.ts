import type {Schema} from '@site/src/openapi/document/types';
import type {FieldValue} from '@site/src/openapi/request/types';

/** What every input takes, whatever it looks like. */
export interface InputProps {
  /** Without a reference. */
  readonly schema: Schema;
  readonly value: FieldValue | undefined;
  readonly onChange: (value: FieldValue) => void;
  readonly required: boolean;
  readonly id: string;
  /** What the field is called, for inputs that consist of several. */
  readonly label: string;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
  /** Shown in an empty text field: what the contract gives as an example. */
  readonly placeholder: string | undefined;
}

/** The text of a field that holds one value. */
export function textOf(value: FieldValue | undefined): string {
  return typeof value === 'string' ? value : (value?.join(',') ?? '');
}

/** The entries of a field that holds a list. */
export function listOf(value: FieldValue | undefined): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return value ?? [];
}
