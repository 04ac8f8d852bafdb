import {lazy, Suspense} from 'react';
import {Code} from '@site/src/code/block/Code';
import type {JsonEditorProps} from './JsonEditor.client';
import {PlainEditor} from './PlainEditor';

const JsonEditor = lazy(() =>
  import('./JsonEditor.client').then(
    (module) => ({default: module.JsonEditor}),
    () => ({default: PlainEditor}),
  ),
);

/** The editor's libraries load with the first text to edit; until they are here, the text can be read. */
export function LazyJsonEditor(props: JsonEditorProps) {
  return (
    <Suspense fallback={<Code text={props.text} label={props.label} />}>
      <JsonEditor {...props} />
    </Suspense>
  );
}
