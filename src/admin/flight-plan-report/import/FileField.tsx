import Translate from '@docusaurus/Translate';
import {smallButton} from '@site/src/components/small-button/SmallButton';
import {useId, useState, type DragEvent} from 'react';
import styles from './import.module.css';

interface Props {
  readonly take: (files: readonly File[]) => void;
  /** Nothing is taken while plans are being stored. */
  readonly isDisabled: boolean;
}

/** Takes files, chosen or dropped. */
export function FileField({take, isDisabled}: Props) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isDisabled) take([...event.dataTransfer.files]);
  };
  return (
    <div
      className={styles.drop}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label className={smallButton} htmlFor={id}>
        <Translate id="admin.import.choose">Choose plan files</Translate>
      </label>
      <input
        id={id}
        type="file"
        multiple
        disabled={isDisabled}
        accept=".plan,.json,.geojson,application/json,application/geo+json"
        onChange={({target}) => {
          take([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <span>
        <Translate id="admin.import.drop">
          or drop them here: .plan, GeoJSON or UxV. They are checked before anything is stored.
        </Translate>
      </span>
    </div>
  );
}
