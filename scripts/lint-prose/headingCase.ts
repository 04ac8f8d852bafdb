import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {names} from './style';

/** A heading is written as a sentence: a capital at its beginning, and for names. */
export function headingCase() {
  return (tree: Root, file: VFile): void =>
    visit(tree, 'heading', (heading) => {
      // Code within a heading is spelt as it is.
      const words = heading.children
        .map((child) => (child.type === 'inlineCode' ? '' : toString(child)))
        .join('');
      const wrong = capitals(words);
      if (wrong.length > 0)
        file.message(
          `Heading in sentence case: ${wrong.join(', ')} without a capital.`,
          heading,
          'house:heading',
        );
    });
}

/** Capitalised words that neither begin a sentence nor are names. */
function capitals(heading: string): string[] {
  // The pages of decisions are numbered.
  return heading
    .replace(/^\d+ /, '')
    .split(/[:.?!]\s+/)
    .flatMap((sentence) => sentence.split(/\s+/).slice(1))
    .map((word) => word.replace(/^\W+|\W+$/g, '').replace(/['’]s$/, ''))
    .filter((word) => /^[A-Z][a-z]+$/.test(word) && !names.has(word));
}
