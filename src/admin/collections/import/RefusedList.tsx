import Translate from '@docusaurus/Translate';
import {useId} from 'react';
import shared from '../../shared/import/import.module.css';
import type {Draft} from './draft';

interface Props {
  readonly drafts: readonly Draft[];
}

const MOST_NAMED = 100;

/** What of the file will not be sent, by its number there, and why. */
export function RefusedList({drafts}: Props) {
  const id = useId();
  const refused = drafts.flatMap((draft) => (draft.kind === 'refused' ? [draft] : []));
  if (refused.length === 0) return null;
  return (
    <div className={shared.refused}>
      <strong id={id} role="alert">
        <Translate id="admin.collections.import.refused">Rejected, will not be sent:</Translate>
      </strong>
      <ul aria-labelledby={id}>
        {refused.slice(0, MOST_NAMED).map(({number, id: ownId, problems}) => (
          <li key={number}>
            <Translate id="admin.collections.import.number" values={{number}}>
              {'Entry {number}'}
            </Translate>
            {ownId && (
              <>
                {' '}
                <code>{ownId}</code>
              </>
            )}
            {': '}
            {problems.map(({field, text}, index) => (
              <span key={index}>
                {index > 0 && ' '}
                {field && <code>{field}</code>} {text}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {refused.length > MOST_NAMED && (
        <Translate id="admin.collections.import.more" values={{count: refused.length - MOST_NAMED}}>
          {'and {count} more'}
        </Translate>
      )}
    </div>
  );
}
