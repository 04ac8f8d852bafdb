import {expect, test} from 'vitest';
import {commentPassages} from './commentPassages';
import {lintComment} from './commentTurns';

const code = `// Looked for
// in vain.
const address = 'https://example.com/ in vain'; // Furniture, too.
const text = \`// shall \${address /* for want of room */}\`;
/**
 * So many rows are read at once.
 * @param rows which the table has not
 */
export const Row = () => <p>// unasked {/* by turns */}</p>;
`;

test('comments are found, in lines and in blocks, and texts are none', () => {
  expect(commentPassages('a.tsx', code).map(({line, text}) => [line, text])).toEqual([
    [1, 'Looked for in vain.'],
    [3, 'Furniture, too.'],
    [4, 'for want of room'],
    [5, 'So many rows are read at once. @param rows which the table has not'],
    [9, 'by turns'],
  ]);
});

test('what nobody says is named with its place and with what one says', () => {
  expect(commentPassages('a.tsx', code).flatMap(lintComment)).toEqual([
    'a.tsx:1:1: "in vain": say what does not happen.',
    'a.tsx:3:1: "Furniture": say which parts.',
    'a.tsx:4:1: "for want of": write "for lack of", or say what is missing.',
    'a.tsx:5:1: "So many": write "how many".',
    'a.tsx:5:1: "which the table has not": write "does not have".',
    'a.tsx:9:1: "by turns": write "in turn".',
  ]);
});

test('what is right stays', () => {
  const right =
    '// It has not yet come. There are so many rows. It is told apart from others, and wears out.';
  expect(commentPassages('a.ts', right).flatMap(lintComment)).toEqual([]);
});
