import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {json} from '@codemirror/lang-json';
import {bracketMatching, codeFolding, foldGutter, foldKeymap} from '@codemirror/language';
import {highlightSelectionMatches, search, searchKeymap} from '@codemirror/search';
import {EditorState, type Extension} from '@codemirror/state';
import {drawSelection, EditorView, keymap, ViewPlugin} from '@codemirror/view';
import {hangingIndent} from './hangingIndent';
import {phrases} from './phrases';
import {theme} from './theme';
import {typeOverSelection} from './typeOverSelection';

interface Options {
  readonly label: string;
  readonly readOnly: boolean;
  readonly isPlain: boolean;
  /** What Ctrl or Cmd with Enter does. */
  readonly onSubmit: () => void;
  readonly onChange: (text: string) => void;
}

// What scrolls can be reached and scrolled by keyboard.
const focusableScroller = ViewPlugin.define(({scrollDOM}) => {
  scrollDOM.tabIndex = 0;
  return {};
});

/**
 * What a JSON editor can do: fold, search, undo. Tab is left to the browser, so that the keyboard never gets caught.
 */
export function extensions({label, readOnly, isPlain, onSubmit, onChange}: Options): Extension[] {
  const submit = {
    key: 'Mod-Enter',
    run: () => {
      onSubmit();
      return true;
    },
  };
  return [
    // Before the default keys, which insert a line.
    keymap.of([submit]),
    keymap.of([...searchKeymap, ...foldKeymap, ...historyKeymap, ...defaultKeymap]),
    ...(isPlain ? [] : [json()]),
    theme,
    codeFolding(),
    foldGutter(),
    bracketMatching(),
    search({top: true}),
    highlightSelectionMatches(),
    drawSelection(),
    EditorView.lineWrapping,
    hangingIndent,
    typeOverSelection,
    focusableScroller,
    EditorView.contentAttributes.of({'aria-label': label}),
    EditorState.readOnly.of(readOnly),
    EditorState.phrases.of(phrases()),
    ...(readOnly ? [EditorView.contentAttributes.of({'aria-readonly': 'true'})] : [history()]),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onChange(update.state.doc.toString());
    }),
  ];
}
