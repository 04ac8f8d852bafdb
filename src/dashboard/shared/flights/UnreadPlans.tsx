import Translate from '@docusaurus/Translate';
import {Hint} from '../parts/Hint';

interface Props {
  /** Ids of stored plans that cannot be read. */
  readonly unread: readonly string[];
}

/** Names the plans that are missing from what is drawn, counted and checked. */
export function UnreadPlans({unread}: Props) {
  if (unread.length === 0) return null;
  return (
    <Hint isAlert>
      <Translate id="dashboard.plans.unread" values={{ids: <code>{unread.join(', ')}</code>}}>
        {'Stored, but could not be read here, so neither drawn nor checked: {ids}'}
      </Translate>
    </Hint>
  );
}
