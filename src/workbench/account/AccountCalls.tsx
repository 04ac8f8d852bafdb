import Translate, {translate} from '@docusaurus/Translate';
import {useMemo, useState} from 'react';
import {CallFilters} from '../list/CallFilters';
import {CallList} from '../list/CallList';
import {everything, filterCalls} from '../list/filter';
import styles from '../list/list.module.css';
import {useOpenCall} from '../list/useOpenCall';
import {FeedChoice} from '../server/FeedChoice';
import {useFeed} from '../server/useFeed';
import {AccountCallDetail} from './AccountCallDetail';
import {toAccountCall} from './toAccountCall';

/** What curl, devices and programs sent with one's key, as it comes. */
export function AccountCalls() {
  const {feed, ...choice} = useFeed();
  const [filter, setFilter] = useState(everything);
  const calls = useMemo(() => feed.requests.map(toAccountCall), [feed.requests]);
  const shown = useMemo(() => filterCalls(calls, filter), [calls, filter]);
  const {open, show, back, lastKey} = useOpenCall(calls);
  if (open) return <AccountCallDetail call={open} back={back} />;
  return (
    <>
      <FeedChoice feed={feed} {...choice} />
      {calls.length > 0 && (
        <CallFilters calls={calls} filter={filter} shown={shown.length} change={setFilter} />
      )}
      {feed.status === 'live' && shown.length === 0 && (
        <p className={styles.empty}>
          {calls.length === 0 ? (
            <Translate id="workbench.account.empty">
              Nothing was sent with this credential yet. Send a request from anywhere, and it appears here.
            </Translate>
          ) : (
            <Translate id="workbench.noneMatch">No call matches this filter.</Translate>
          )}
        </p>
      )}
      <CallList
        label={translate({id: 'workbench.account.list', message: 'Calls of the account'})}
        calls={shown}
        open={({key}) => show(key)}
        lastKey={lastKey}
      />
    </>
  );
}
