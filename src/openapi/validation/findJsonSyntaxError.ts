import {parse, type ParseError, printParseErrorCode} from 'jsonc-parser';
import {parseJson} from '../document/parseJson';

/** What a JSON text should have had, or been, where it stops being JSON. */
export type Expected = 'value' | 'key' | 'colon' | 'comma' | 'end' | 'string' | 'noComment';

export interface JsonSyntaxError {
  /** In UTF-16 units. */
  readonly offset: number;
  readonly expected: Expected;
}

const structural: Readonly<Record<string, Expected>> = {
  PropertyNameExpected: 'key',
  ValueExpected: 'value',
  ColonExpected: 'colon',
  CommaExpected: 'comma',
  CloseBraceExpected: 'comma',
  CloseBracketExpected: 'comma',
  EndOfFileExpected: 'end',
};

const lexical: Readonly<Record<string, Expected>> = {
  UnexpectedEndOfString: 'string',
  InvalidEscapeCharacter: 'string',
  InvalidUnicode: 'string',
  InvalidCharacter: 'string',
  InvalidCommentToken: 'noComment',
  UnexpectedEndOfComment: 'noComment',
};

/** Where and why a text is not JSON; undefined if it is. Browsers tell that in different words, or not at all. */
export function findJsonSyntaxError(text: string): JsonSyntaxError | undefined {
  if (parseJson(text)) return undefined;
  const found: ParseError[] = [];
  parse(text, found, {disallowComments: true});
  const names = found.map(({error}) => printParseErrorCode(error));
  const [first = 'ValueExpected'] = names;
  // A symbol that JSON does not have is skipped: the next error says what should have been in its place.
  const instead = names.map((name) => structural[name]).find((each) => each !== undefined);
  return {
    offset: found[0]?.offset ?? text.length,
    expected: lexical[first] ?? structural[first] ?? instead ?? 'value',
  };
}
