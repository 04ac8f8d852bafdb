import Translate from '@docusaurus/Translate';
import {smallButton} from '@site/src/components/small-button/SmallButton';
import {useId, useState, type DragEvent, type ReactNode} from 'react';
import styles from './planFileField.module.css';

interface Props {
  readonly take: (files: readonly File[]) => void;
  /** Whether nothing is taken, such as while plans are being stored. */
  readonly isDisabled?: boolean;
  /** What the button says. */
  readonly children: ReactNode;
}

/** Takes files of plans, chosen or dropped. */
export function PlanFileField({take, isDisabled = false, children}: Props) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isDisabled) take([...event.dataTransfer.files]);
  };
  return (
    <div
      className={styles.field}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label className={smallButton} htmlFor={id}>
        {children}
      </label>
      <input
        id={id}
        type="file"
        multiple
        disabled={isDisabled}
        accept=".plan,.waypoints,.txt,.json,.geojson,application/json,application/geo+json"
        onChange={({target}) => {
          take([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <span>
        <Translate id="plans.drop">
          or drop them here: .plan, .waypoints, GeoJSON or UxV. They are checked before anything is stored.
        </Translate>
      </span>
    </div>
  );
}
