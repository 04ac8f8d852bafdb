import Translate, {translate} from '@docusaurus/Translate';
import {PlanFileField} from '@site/src/flight-plans/files/PlanFileField';
import type {Refusal} from '@site/src/flight-plans/files/readDrafts';
import {violationText} from '@site/src/flight-plans/words/violationText';
import styles from '../flights.module.css';

interface Props {
  readonly take: (files: readonly File[]) => void;
  readonly refusals: readonly Refusal[];
}

/** Takes files of plans, dropped or chosen. Nothing is stored by that: the plans can be checked first. */
export function ImportPlans({take, refusals}: Props) {
  return (
    <>
      <PlanFileField take={take}>
        <Translate id="dashboard.flights.import">Open plan files</Translate>
      </PlanFileField>
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
