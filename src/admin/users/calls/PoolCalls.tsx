import Translate, {translate} from '@docusaurus/Translate';
import {useAuth} from '@site/src/auth';
import {useState, useSyncExternalStore} from 'react';
import {isChange, poolCalls} from '../../userPool/calls';
import {CallTable} from './CallTable';
import own from './calls.module.css';

interface Props {
  /** What a username is shown as, such as an address. */
  readonly nameOf: (username: string) => string;
  /** Shows only the calls about this account. */
  readonly username?: string | undefined;
}

const MOST_SHOWN = 100;

/** The calls to the user pool that the administrator made in this visit, the newest first. */
export function PoolCalls({nameOf, username}: Props) {
  const {user} = useAuth();
  const all = useSyncExternalStore(poolCalls.subscribe, poolCalls.list);
  const [isOpen, setOpen] = useState(false);
  const [hasReads, setReads] = useState(false);
  const calls = all.filter(
    (call) => call.by === user?.username && (username === undefined || call.username === username),
  );
  const shown = hasReads ? calls : calls.filter(isChange);
  return (
    <details className={own.calls} onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
      <summary>
        {username === undefined ? (
          <Translate id="admin.calls.title">Calls behind this page</Translate>
        ) : (
          <Translate id="admin.calls.titleOf">Calls about this account</Translate>
        )}{' '}
        <span className={own.count}>{shown.length}</span>
      </summary>
      {isOpen && (
        <>
          <label className={own.reads}>
            <input type="checkbox" checked={hasReads} onChange={({target}) => setReads(target.checked)} />
            <Translate id="admin.calls.reads">Also show calls that only read</Translate>
          </label>
          {shown.length === 0 ? (
            <p className={own.empty}>
              {hasReads
                ? translate({id: 'admin.calls.none', message: 'No call was made.'})
                : translate({id: 'admin.calls.noChange', message: 'No call has changed anything.'})}
            </p>
          ) : (
            <CallTable calls={shown.slice(0, MOST_SHOWN)} nameOf={nameOf} />
          )}
          {shown.length > MOST_SHOWN && (
            <p className={own.empty}>
              <Translate id="admin.calls.newest" values={{most: MOST_SHOWN, count: shown.length}}>
                {'The newest {most} of {count} calls.'}
              </Translate>
            </p>
          )}
        </>
      )}
    </details>
  );
}
