import {EditorView} from '@codemirror/view';

/**
 * Replaces what is selected by what is typed. Left to itself a browser keeps the look of the first selected character
 * in a `style` around the new text, which the editor drops again and the content security policy refuses.
 */
export const typeOverSelection = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const {data, inputType} = event;
    const [range] = event.getTargetRanges();
    if (inputType !== 'insertText' || data === null || !range || range.collapsed) return false;
    if (view.composing || view.state.readOnly) return false;
    const from = view.posAtDOM(range.startContainer, range.startOffset);
    const to = view.posAtDOM(range.endContainer, range.endOffset);
    const insert = view.state.toText(data);
    view.dispatch({
      changes: {from, to, insert},
      selection: {anchor: from + insert.length},
      scrollIntoView: true,
      userEvent: 'input.type',
    });
    event.preventDefault();
    return true;
  },
});
