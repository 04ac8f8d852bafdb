import ts from 'typescript';
import type {Passage} from './Passage';

/** The comments of a file of code, each as one text, without the signs that make it one. */
export function commentPassages(file: string, code: string): Passage[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  return joined(rangesOf(source), code).map(({pos, end}) => ({
    file,
    line: source.getLineAndCharacterOfPosition(pos).line + 1,
    text: code
      .slice(pos, end)
      .replaceAll(/^\s*(?:\/\/|\/\*+|\*(?!\/))|\*+\/\s*$/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  }));
}

type Range = Pick<ts.CommentRange, 'pos' | 'end'>;

/** The comments between the tokens of a file, in order. What looks like one in the words of a page is none. */
function rangesOf(source: ts.SourceFile): Range[] {
  const found = new Map<number, Range>();
  const words: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) return void words.push(node);
    const children = node.getChildren(source).filter((child) => !ts.isJSDoc(child));
    children.forEach(visit);
    if (children.length > 0) return;
    for (const range of [
      ...(ts.getLeadingCommentRanges(source.text, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(source.text, node.end) ?? []),
    ])
      found.set(range.pos, range);
  };
  visit(source);
  return [...found.values()]
    .filter(({pos}) => !words.some((each) => each.pos <= pos && pos < each.end))
    .toSorted((one, other) => one.pos - other.pos);
}

/** Comments in lines that follow one another are one. */
function joined(ranges: readonly Range[], code: string): Range[] {
  const whole: Range[] = [];
  for (const range of ranges) {
    const last = whole.at(-1);
    const isNext = last && code.startsWith('//', last.pos) && code.startsWith('//', range.pos);
    if (isNext && /^[ \t]*\r?\n[ \t]*$/.test(code.slice(last.end, range.pos)))
      whole[whole.length - 1] = {pos: last.pos, end: range.end};
    else whole.push(range);
  }
  return whole;
}
