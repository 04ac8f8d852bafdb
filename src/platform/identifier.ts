import {translate} from '@docusaurus/Translate';

/** What every id is made of (the contract's `Identifier`), as the `pattern` of an input takes it. */
export const IDENTIFIER_PATTERN = '[A-Za-z0-9][A-Za-z0-9_\\-]{0,127}';

const identifier = new RegExp(`^${IDENTIFIER_PATTERN}$`);

/** Whether the platform takes a text for an id. */
export function isIdentifier(text: string): boolean {
  return identifier.test(text);
}

/** The rule in words, for the field where a text broke it. */
export function identifierRule(): string {
  return translate({
    id: 'platform.identifierRule',
    message: 'Begin with a letter or digit; then up to 127 letters, digits, underscores or hyphens.',
  });
}
