import {Fragment, type ReactNode} from 'react';

/**
 * Docusaurus' translations in unit tests: the words as they are written, with their values. The real module is an
 * alias that exists in a site's bundle alone.
 */
type Values = Readonly<Record<string, unknown>>;

export function translate({message, id}: {message?: string; id?: string}, values: Values = {}): string {
  return (message ?? id ?? '').replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

interface Props {
  readonly children?: string;
  readonly values?: Readonly<Record<string, ReactNode>>;
}

/** Of use to components that a test renders to text; a value may be an element. */
export default function Translate({children = '', values = {}}: Props) {
  // Every second part is the name of a value.
  const parts = children.split(/\{(\w+)\}/);
  return parts.map((part, index) => (
    <Fragment key={index}>{index % 2 === 0 ? part : (values[part] ?? `{${part}}`)}</Fragment>
  ));
}
