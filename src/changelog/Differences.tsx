import Translate, {translate} from '@docusaurus/Translate';
import {BreakingMark} from './BreakingMark';
import styles from './changelog.module.css';
import type {Difference} from './types';

interface Props {
  readonly differences: readonly Difference[];
}

/** Where the contract differs, as a comparison of the two documents found it. */
export function Differences({differences}: Props) {
  return (
    <details className={styles.differences}>
      <summary>
        <Translate id="changelog.differences" values={{count: differences.length}}>
          {'In the contract ({count})'}
        </Translate>
      </summary>
      <ul>
        {differences.map((difference) => (
          <li key={JSON.stringify(difference)}>
            <code>{difference.place}</code> {actionText(difference.action)} <Values {...difference} />
            {difference.verdict === 'breaking' && <BreakingMark />}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Values({before, after}: Pick<Difference, 'before' | 'after'>) {
  if (before !== undefined && after !== undefined)
    return (
      <>
        <code>{before}</code> → <code>{after}</code>{' '}
      </>
    );
  const value = before ?? after;
  return value === undefined ? null : (
    <>
      <code>{value}</code>{' '}
    </>
  );
}

function actionText(action: Difference['action']): string {
  if (action === 'added') return translate({id: 'changelog.added', message: 'added'});
  if (action === 'removed') return translate({id: 'changelog.removed', message: 'removed'});
  return translate({id: 'changelog.changed', message: 'changed'});
}
