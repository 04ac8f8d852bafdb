import Translate from '@docusaurus/Translate';
import {useAuth} from '@site/src/auth';
import {describePlatformError} from '@site/src/collections/describePlatformError';
import {Loading} from '@site/src/components/loading/Loading';
import {useCallback, useMemo} from 'react';
import {LoadProblem} from '../../shared/LoadProblem';
import {useLoaded} from '../../shared/useLoaded';
import styles from '../overview.module.css';
import {createFeedbackService} from './feedbackService';
import {OpinionTable} from './OpinionTable';
import {PageCounts} from './PageCounts';

interface Props {
  /** Without a slash at the end. */
  readonly endpoint: string;
}

/** What readers said of guides and operations. `lazy` requires the default export. */
export default function FeedbackSection({endpoint}: Props) {
  const {accessToken} = useAuth();
  const service = useMemo(() => createFeedbackService({endpoint, accessToken}), [endpoint, accessToken]);
  const load = useCallback(() => service.list(), [service]);
  const {value, error, isLoading, reload} = useLoaded(load);
  const remove = async (id: number) => {
    await service.remove(id);
    await reload();
  };
  return (
    <section className={styles.attention} aria-labelledby="overview-feedback">
      <h2 id="overview-feedback" className={styles.title}>
        <Translate id="admin.feedback.title">Feedback on pages</Translate>
      </h2>
      {error !== undefined && (
        <LoadProblem text={describePlatformError(error).text} onAgain={() => void reload()} />
      )}
      {!value && isLoading && <Loading />}
      {value?.length === 0 && (
        <p>
          <Translate id="admin.feedback.none">
            Nobody has said yet whether a page was helpful. Guides and operations ask at their end.
          </Translate>
        </p>
      )}
      {value && value.length > 0 && (
        <>
          <PageCounts opinions={value} />
          <OpinionTable opinions={value} remove={remove} />
        </>
      )}
    </section>
  );
}
