import type {KeyboardEvent} from 'react';
import type {JsonEditorProps} from './JsonEditor.client';
import controls from '../controls.module.css';

/** The text without folding or search, for when the editor's libraries cannot be downloaded. */
export function PlainEditor({text, label, readOnly = false, onChange, onSubmit}: JsonEditorProps) {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <textarea
      className={controls.input}
      aria-label={label}
      rows={Math.min(20, text.split('\n').length + 1)}
      value={text}
      readOnly={readOnly}
      onChange={({target}) => onChange?.(target.value)}
      onKeyDown={onKeyDown}
      spellCheck={false}
    />
  );
}
