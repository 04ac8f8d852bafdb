import Translate from '@docusaurus/Translate';
import {Loading} from '@site/src/components/loading/Loading';
import styles from '../shared/admin.module.css';
import {LoadProblem} from '../shared/LoadProblem';
import {useLoaded} from '../shared/useLoaded';
import {statusWords} from '../userPool/statusWords';
import {describeUserPoolError} from '../userPool/describeUserPoolError';
import {loadOverview} from '../userPool/overview';
import {Counts} from './Counts';
import {NewestPeople} from './NewestPeople';

/** Users by status and by group, and the newest, live. `lazy` requires the default export. */
export default function OverviewPanel() {
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
                {'{total} accounts, {disabled} of them disabled.'}
              </Translate>{' '}
              {value.read < value.total && (
                <Translate id="admin.overview.partial" values={{read: value.read}}>
                  {'Counts by status cover only the first {read}.'}
                </Translate>
              )}
            </span>
            <button
              type="button"
              className="button button--secondary button--sm"
              aria-disabled={isLoading}
              onClick={() => !isLoading && void reload()}
            >
              <Translate id="admin.overview.again">Refresh</Translate>
            </button>
          </div>
          <div className={styles.grid}>
            <Counts
              title={<Translate id="admin.overview.byStatus">By status</Translate>}
              rows={value.byStatus.map(({status, count}) => ({name: statusWords(status), count}))}
            />
            <Counts
              title={<Translate id="admin.overview.byGroup">By group</Translate>}
              areCodes
              rows={value.groups.map(({name, members}) => ({name, count: members}))}
            />
          </div>
          <NewestPeople people={value.newest} />
        </>
      )}
    </>
  );
}
