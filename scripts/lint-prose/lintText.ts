import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRetext from 'remark-retext';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {unreadable} from '../../src/publishing/page-rules/readPage';
import {headingCase} from './headingCase';
import type {Passage} from './Passage';
import {
  guideVoice,
  idiomaticTurns,
  limitsByName,
  noBannedWords,
  oneSpelling,
  shortParts,
  shortSentences,
} from './sentenceRules';
import {noStaccato} from './staccato';

const everywhere = [retextRepeatedWords, retextIndefiniteArticle, noBannedWords, idiomaticTurns, oneSpelling];
const english = {
  guide: unified()
    .use(retextEnglish)
    .use({plugins: [...everywhere, shortSentences, guideVoice, noStaccato, limitsByName]}),
  passage: unified()
    .use(retextEnglish)
    .use({plugins: [...everywhere, shortParts]}),
};

/**
 * Holds a text of the site to the house style (`style.ts`). Code is left alone, be it in a line or a block.
 *
 * @param name with its ending: `.mdx` may hold components
 * @param voice a guide speaks to one reader in the present tense; other texts need not
 * @returns one line for each objection: `name:line:column: what`
 */
export async function lintText(
  name: string,
  text: string,
  voice: keyof typeof english = 'guide',
): Promise<string[]> {
  const file = new VFile({path: name, value: text});
  const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);
  if (name.endsWith('.mdx')) parser.use(remarkMdx);
  const tree = parsed(parser, file);
  if (!tree) return messagesOf(name, file);
  describe(tree);
  await unified().use(headingCase).use(remarkRetext, english[voice]).run(tree, file);
  return messagesOf(name, file);
}

/** The text as a tree; nothing where MDX cannot read it, which is a message then. */
function parsed(parser: {parse(file: VFile): Root}, file: VFile): Root | undefined {
  try {
    return parser.parse(file);
  } catch (error) {
    const {line, column, message} = unreadable(error);
    file.message(message, {line, column});
    return undefined;
  }
}

function messagesOf(name: string, {messages}: VFile): string[] {
  return messages.map(({line, column, reason}) => `${name}:${line ?? 1}:${column ?? 1}: ${reason}`);
}

/** Holds a few sentences to the style that all texts share; their line is that of their file. */
export async function lintPassage({file, line, text}: Passage): Promise<string[]> {
  const found = await lintText('passage.md', text, 'passage');
  return found.map((objection) =>
    objection.replace(/^passage\.md:(\d+):/, (_, own: string) => `${file}:${line + Number(own) - 1}:`),
  );
}

/** A page's description is a sentence too: it is seen in lists and in search results. */
function describe(tree: Root): void {
  visit(tree, 'yaml', (node, index, parent) => {
    const [, words] = /^description:\s*(.+)$/m.exec(node.value) ?? [];
    if (!words || index === undefined || !parent || !node.position) return;
    const {position} = node;
    parent.children[index] = {
      type: 'paragraph',
      position,
      children: [{type: 'text', value: words, position}],
    };
  });
}
