import {translate} from '@docusaurus/Translate';
import {Segments} from '@site/src/components/segments/Segments';
import type {ReactNode} from 'react';

export type BodyView = 'form' | 'json';

interface Props {
  view: BodyView;
  onChoose: (view: BodyView) => void;
  /** False while the text is no JSON object. */
  canShowForm: boolean;
}

export function ViewChooser({view, onChoose, canShowForm}: Props): ReactNode {
  const form = translate({id: 'reference.body.form', message: 'Form', description: 'Edits a body as fields'});
  const json = translate({
    id: 'reference.body.json',
    message: 'JSON',
    description: 'Edits a body as JSON text',
  });
  return (
    <Segments
      label={translate({id: 'reference.body.view', message: 'Edit the body as'})}
      options={[
        {value: 'form', name: form, disabled: !canShowForm},
        {value: 'json', name: json},
      ]}
      value={view}
      choose={onChoose}
    />
  );
}
