import Translate from '@docusaurus/Translate';
import styles from './import.module.css';
import type {Draft} from './draft';

interface Props {
  readonly drafts: readonly Draft[];
}

const MOST_NAMED = 100;

/** What of the file will not be sent, by its number there, and why. */
export function RefusedList({drafts}: Props) {
  const refused = drafts.flatMap((draft) => (draft.kind === 'refused' ? [draft] : []));
  if (refused.length === 0) return null;
  return (
    <div className={styles.refused} role="alert">
      <strong>
        <Translate id="admin.collections.import.refused">Refused, and not to be sent:</Translate>
      </strong>
      <ul>
        {refused.slice(0, MOST_NAMED).map(({number, id, problems}) => (
          <li key={number}>
            <Translate id="admin.collections.import.number" values={{number}}>
              {'Number {number}'}
            </Translate>
            {id && (
              <>
                {' '}
                <code>{id}</code>
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
