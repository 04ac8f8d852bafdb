/** What a piece of code is, as far as colour goes. */
export type TokenKind = 'comment' | 'name' | 'text' | 'value' | 'keyword';

export interface Token {
  readonly kind: TokenKind;
  /** Offsets in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

const keywords = [
  ...[
    'async',
    'await',
    'catch',
    'class',
    'const',
    'curl',
    'defer',
    'false',
    'from',
    'func',
    'if',
    'import',
    'let',
  ],
  ...[
    'new',
    'nil',
    'null',
    'None',
    'package',
    'public',
    'return',
    'static',
    'string',
    'throw',
    'throws',
    'true',
  ],
  ...['True', 'False', 'using', 'var', 'void', 'with', 'as', 'err'],
].join('|');

// One expression serves JSON and all six languages: they differ little in what deserves a colour. A text that runs
// over lines is left alone, so that the JSON inside a shell's or Go's quotes is coloured like JSON.
const pattern = new RegExp(
  [
    String.raw`(?<comment>(?<![:\w])\/\/[^\n]*|^[ \t]*#[^\n]*)`,
    String.raw`(?<name>"(?:[^"\\\n]|\\.)*"(?=\s*:)|(?<=\s)--[a-z-]+)`,
    String.raw`(?<text>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')`,
    String.raw`(?<value>(?<![\w.])-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b)`,
    String.raw`(?<keyword>\b(?:${keywords})\b)`,
  ].join('|'),
  'gm',
);

/** The coloured pieces of a JSON text or a code sample, in order. */
export function tokens(text: string): Token[] {
  return [...text.matchAll(pattern)].map((match) => {
    const [kind] = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined) as [
      TokenKind,
      string,
    ];
    return {kind, start: match.index, end: match.index + match[0].length};
  });
}
