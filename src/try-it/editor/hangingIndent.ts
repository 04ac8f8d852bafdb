import {type EditorState, RangeSetBuilder} from '@codemirror/state';
import {Decoration, type DecorationSet, type EditorView, ViewPlugin} from '@codemirror/view';

/** What CodeMirror puts before a line's text. */
const LINE_PADDING = '6px';

/** Lines that are too long go on below their own beginning, two characters further in, and not at the margin. */
export const hangingIndent = ViewPlugin.define(
  (view) => ({
    lines: linesInSight(view),
    update({docChanged, viewportChanged, view: next}) {
      if (docChanged || viewportChanged) this.lines = linesInSight(next);
    },
  }),
  {decorations: (plugin) => plugin.lines},
);

function linesInSight({state, visibleRanges}: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (const {from, to} of visibleRanges) {
    for (let at = from; at <= to;) {
      const line = state.doc.lineAt(at);
      builder.add(line.from, line.from, decorationOf(state, line.text));
      at = line.to + 1;
    }
  }
  return builder.finish();
}

function decorationOf(state: EditorState, text: string): Decoration {
  const indent = text.search(/\S|$/) + state.tabSize / 2;
  return Decoration.line({
    attributes: {style: `padding-left: calc(${indent}ch + ${LINE_PADDING}); text-indent: -${indent}ch`},
  });
}
