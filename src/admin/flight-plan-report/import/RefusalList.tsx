import Translate from '@docusaurus/Translate';
import {describePlatformError} from '@site/src/collections/describePlatformError';
import type {Refusal} from '@site/src/flight-plans/files/readDrafts';
import {violationText} from '@site/src/flight-plans/words/violationText';
import shared from '../../shared/import/import.module.css';
import type {Refused} from './storePlans';

interface Props {
  /** Files that cannot be read, and plans that the platform did not take. */
  readonly refusals: readonly Refusal[];
  readonly refused: readonly Refused[];
}

const MOST_VIOLATIONS = 4;

/** What was not stored, and why. */
export function RefusalList({refusals, refused}: Props) {
  if (refusals.length + refused.length === 0) return null;
  return (
    <div className={shared.refused} role="alert">
      <strong>
        <Translate id="admin.import.refused">Not stored:</Translate>
      </strong>
      <ul>
        {refusals.map(({file, violations}, index) => (
          <li key={index}>
            <strong>{file}</strong>:{' '}
            {violations.slice(0, MOST_VIOLATIONS).map((violation, place) => (
              <span key={place}>
                {place > 0 && '; '}
                {violation.path.length > 0 && <code>{violation.path.join('.')}</code>}{' '}
                {violationText(violation)}
              </span>
            ))}
            {violations.length > MOST_VIOLATIONS && ' …'}
          </li>
        ))}
        {refused.map(({draft, error}, index) => (
          <li key={index}>
            <strong>{draft.name}</strong>: {describePlatformError(error).text}
          </li>
        ))}
      </ul>
    </div>
  );
}
