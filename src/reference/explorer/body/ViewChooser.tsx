import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useId} from 'react';
import styles from '../explorer.module.css';

export type BodyView = 'form' | 'json';

interface Props {
  view: BodyView;
  onChoose: (view: BodyView) => void;
  /** False while the text is no JSON object. */
  canShowForm: boolean;
}

export function ViewChooser({view, onChoose, canShowForm}: Props): ReactNode {
  const name = useId();
  const labels: Record<BodyView, string> = {
    form: translate({id: 'reference.body.form', message: 'Form', description: 'Edits a body as fields'}),
    json: translate({id: 'reference.body.json', message: 'JSON', description: 'Edits a body as JSON text'}),
  };
  return (
    <div
      className={styles.segments}
      role="radiogroup"
      aria-label={translate({id: 'reference.body.view', message: 'Edit the body as'})}
    >
      {(['form', 'json'] as const).map((each) => (
        <label key={each} className={styles.segment}>
          <input
            type="radio"
            name={name}
            checked={view === each}
            disabled={each === 'form' && !canShowForm}
            onChange={() => onChoose(each)}
          />
          {labels[each]}
        </label>
      ))}
    </div>
  );
}
