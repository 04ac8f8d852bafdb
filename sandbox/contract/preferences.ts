/** The preference that is honoured, as `Preference-Applied` names it. */
export const STRICT = 'handling=strict';

/**
 * Whether a `Prefer` header (RFC 7240) asks for strict handling. The first `handling` counts; preferences that are not
 * known are left alone.
 */
export function prefersStrictness(header: string | readonly string[] | undefined): boolean {
  const preferences = [header ?? []].flat().flatMap((text) => text.split(','));
  const handling = preferences.map((text) => HANDLING.exec(text)?.[1]).find((value) => value !== undefined);
  return handling?.toLowerCase() === 'strict';
}

/** Name, value and what may follow them, such as `; note="x"`. */
const HANDLING = /^\s*handling\s*=\s*"?([\w-]*)"?\s*(?:;|$)/i;
