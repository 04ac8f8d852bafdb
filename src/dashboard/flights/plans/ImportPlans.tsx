import Translate, {translate} from '@docusaurus/Translate';
import {smallButton} from '@site/src/components/small-button/SmallButton';
import {useId, useState, type DragEvent} from 'react';
import styles from '../flights.module.css';
import type {Refusal} from '@site/src/flight-plans/files/readDrafts';
import {violationText} from '@site/src/flight-plans/words/violationText';

interface Props {
  readonly take: (files: readonly File[]) => void;
  readonly refusals: readonly Refusal[];
}

/** Takes files of plans, dropped or chosen. Nothing is stored by that: the plans can be checked first. */
export function ImportPlans({take, refusals}: Props) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  };
  return (
    <>
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
          <Translate id="dashboard.flights.import">Open plan files</Translate>
        </label>
        <input
          id={id}
          className={styles.file}
          type="file"
          multiple
          accept=".plan,.json,.geojson,application/json,application/geo+json"
          onChange={({target}) => {
            take([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <span>
          <Translate id="dashboard.flights.drop">
            or drop them here: .plan, GeoJSON or UxV. They are checked before anything is stored.
          </Translate>
        </span>
      </div>
      {refusals.map(({file, violations}) => (
        <div key={file} className={styles.refusal} role="alert">
          <strong>
            {translate({id: 'dashboard.flights.refused', message: '{file} is not a plan:'}, {file})}
          </strong>
          <ul>
            {violations.slice(0, 8).map((violation, index) => (
              <li key={index}>
                {violation.path.length > 0 && <code>{violation.path.join('.')}</code>}{' '}
                {violationText(violation)}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
