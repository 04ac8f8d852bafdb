import type {Root} from 'nlcst';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {STACCATO} from './style';

/** Several very short sentences in a row: they read better as one. */
export function noStaccato() {
  return (tree: Root, file: VFile): void =>
    visit(tree, 'ParagraphNode', (paragraph) => {
      let inARow = 0;
      for (const sentence of paragraph.children) {
        if (sentence.type !== 'SentenceNode') continue;
        const words = sentence.children.filter(
          ({type}) => type === 'WordNode' || type === 'SourceNode',
        ).length;
        inARow = words <= STACCATO.words ? inARow + 1 : 0;
        if (inARow === STACCATO.sentences)
          file.message(
            `${STACCATO.sentences} sentences in a row of at most ${STACCATO.words} words: join them.`,
            sentence,
            'house:staccato',
          );
      }
    });
}
