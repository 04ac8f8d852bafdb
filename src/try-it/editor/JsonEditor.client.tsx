import {setDiagnostics} from '@codemirror/lint';
import {EditorState} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import type {Violation} from '@site/src/openapi/validation/types';
import {adoptStyles} from './adoptStyles';
import {diagnostics, rangeAt} from './diagnostics';
import {EditorTools} from './EditorTools';
import {extensions} from './extensions';
import {restoreCursor} from './restoreCursor';
import {TypedTexts} from './typedTexts';

export interface JsonEditorProps {
  readonly text: string;
  /** Names the editor for those who do not see it. */
  readonly label: string;
  readonly readOnly?: boolean;
  /** Whether the text is in another language than JSON, and is not coloured. */
  readonly isPlain?: boolean;
  readonly onChange?: (text: string) => void;
  readonly onSubmit?: () => void;
  readonly violations?: readonly Violation[];
  /** Keys and list positions of a value to put the cursor on, and whom to tell when it is there. */
  readonly sought?: readonly string[] | undefined;
  readonly onFound?: () => void;
  /** More tools beside those of a read-only editor. */
  readonly tools?: ReactNode;
}

adoptStyles();

const nothing = (): void => undefined;
const none: readonly Violation[] = [];

/** JSON, or another text, in an editor with folding and search, to write or only to read. */
export function JsonEditor(props: JsonEditorProps) {
  const {text, label, readOnly = false, isPlain = false, violations = none, sought} = props;
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const [typed] = useState(() => new TypedTexts());
  // The editor lives as long as the component; it always calls the latest functions.
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (!parent.current) return undefined;
    const editor = new EditorView({
      parent: parent.current,
      state: EditorState.create({
        doc: latest.current.text,
        extensions: extensions({
          label,
          readOnly,
          isPlain,
          onSubmit: () => (latest.current.onSubmit ?? nothing)(),
          onChange: (next) => {
            typed.add(next);
            (latest.current.onChange ?? nothing)(next);
          },
        }),
      }),
    });
    view.current = editor;
    return () => {
      editor.destroy();
      view.current = null;
    };
  }, [label, readOnly, isPlain, typed]);
  useEffect(() => {
    const editor = view.current;
    // What was typed here comes back, on a busy page after more was typed: only what came from elsewhere (an example,
    // the form) replaces what the editor has.
    const isTyped = typed.takeBack(text);
    if (!editor || isTyped || editor.state.doc.toString() === text) return;
    editor.dispatch({changes: {from: 0, to: editor.state.doc.length, insert: text}});
  }, [text, typed]);
  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    editor.dispatch(setDiagnostics(editor.state, diagnostics(editor.state, violations)));
    restoreCursor(editor);
  }, [violations, text]);
  useEffect(() => {
    const editor = view.current;
    if (!editor || !sought) return;
    const {from, to} = rangeAt(editor.state, sought);
    editor.dispatch({selection: {anchor: from, head: to}, scrollIntoView: true});
    editor.focus();
    (latest.current.onFound ?? nothing)();
  }, [sought]);
  return (
    <>
      {readOnly && <EditorTools view={view}>{props.tools}</EditorTools>}
      <div ref={parent} />
    </>
  );
}
