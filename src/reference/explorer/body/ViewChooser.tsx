import {translate} from '@docusaurus/Translate';
import {Segments} from '@site/src/components/segments/Segments';

export type BodyView = 'form' | 'json';

interface Props {
  readonly view: BodyView;
  readonly onChoose: (view: BodyView) => void;
  /** False while the text is no JSON object. */
  readonly canShowForm: boolean;
}

export function ViewChooser({view, onChoose, canShowForm}: Props) {
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
