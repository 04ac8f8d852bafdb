/**
 * Docusaurus' translations in unit tests: the words as they are written, with their values. The real module is an
 * alias that exists in a site's bundle alone.
 */
type Values = Readonly<Record<string, unknown>>;

export function translate({message, id}: {message?: string; id?: string}, values: Values = {}): string {
  return (message ?? id ?? '').replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Of use to components that a test renders to text. */
export default function Translate({children, values}: {children?: string; values?: Values}): string {
  return translate({message: children ?? ''}, values);
}
