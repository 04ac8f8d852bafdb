import Translate from '@docusaurus/Translate';
import {Loading} from '@site/src/components/loading/Loading';
import type {ReactNode} from 'react';
import {smallButton} from '@site/src/components/small-button/SmallButton';
import styles from '../shared/admin.module.css';
import {LoadProblem} from '../shared/LoadProblem';
import {useLoaded} from '../shared/useLoaded';
import {describeUserPoolError} from '../userPool/describeUserPoolError';
import {loadOverview, OVERVIEW_LIMIT} from '../userPool/overview';
import {statusWords} from '../userPool/statusWords';
import {usersAddress} from '../userPool/usersView';
import {AttentionCards} from './attention/AttentionCards';
import {Counts} from './Counts';
import {NewestPeople} from './NewestPeople';
import {RegistrationChart} from './registrations/RegistrationChart';

interface Props {
  /** What comes below; shown once these numbers are there, so that they push nothing down. */
  readonly children: ReactNode;
}

/** Users in numbers that lead to their lists, and the newest, live. `lazy` requires the default export. */
export default function OverviewPanel({children}: Props) {
  const {value, error, isLoading, reload} = useLoaded(loadOverview);
  return (
    <>
      {error !== undefined && (
        <LoadProblem text={describeUserPoolError(error).text} onAgain={() => void reload()} />
      )}
      {!value && isLoading && <Loading />}
      {value && (
        <>
          <div className={styles.lead}>
            <span>
              <Translate
                id="admin.overview.total"
                values={{total: <strong>{value.total}</strong>, disabled: <strong>{value.disabled}</strong>}}
              >
                {'Accounts: {total}, of which disabled: {disabled}.'}
              </Translate>{' '}
              {value.people.length >= OVERVIEW_LIMIT && (
                <Translate id="admin.overview.partial" values={{read: value.people.length}}>
                  {
                    'This page reads only the first {read}: all its numbers except those of groups count these.'
                  }
                </Translate>
              )}
            </span>
            <button
              type="button"
              className={smallButton}
              aria-disabled={isLoading}
              onClick={() => !isLoading && void reload()}
            >
              <Translate id="admin.overview.again">Refresh</Translate>
            </button>
          </div>
          <AttentionCards overview={value} />
          <div className={styles.grid}>
            <div>
              <RegistrationChart people={value.people} />
              <Counts
                title={<Translate id="admin.overview.byStatus">By status</Translate>}
                rows={value.byStatus.map(({status, count}) => ({
                  name: statusWords(status),
                  count,
                  to: usersAddress({query: {by: 'status', text: status}}),
                }))}
              />
            </div>
            <Counts
              title={<Translate id="admin.overview.byGroup">By group</Translate>}
              areCodes
              rows={value.groups.map(({name, members}) => ({
                name,
                count: members.length,
                to: usersAddress({query: {by: 'group', text: name}}),
              }))}
            />
          </div>
          <p>
            <Translate
              id="admin.overview.signIns"
              values={{metric: <code>SignInSuccesses</code>, namespace: <code>AWS/Cognito</code>}}
            >
              {
                'Sign-ins over time are not here: the user pool does not report them. CloudWatch counts them in the metric {metric} of {namespace}.'
              }
            </Translate>
          </p>
          <NewestPeople people={value.newest} />
        </>
      )}
      {(value !== undefined || error !== undefined) && children}
    </>
  );
}
