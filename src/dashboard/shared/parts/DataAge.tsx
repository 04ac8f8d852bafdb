import Translate from '@docusaurus/Translate';
import ErrorExplanation from '@theme/ErrorExplanation';
import {clockText} from '@site/src/components/figures/figureWords';
import {AgoText} from '@site/src/components/moment/AgoText';
import {PlatformError} from '@site/src/platform';
import type {UseQueryResult} from '@tanstack/react-query';
import {useConnection} from '../data/connection';
import {useNow} from '../data/useNow';
import {Notice} from './Notice';

interface Props {
  readonly results: readonly UseQueryResult[];
}

/** Of when the data on screen is. When it cannot be had anew, the last stays, with its age and a button. */
export function DataAge({results}: Props) {
  const {clock} = useConnection();
  useNow(5_000);
  const failed = results.find(
    ({isError, failureCount, fetchStatus}) => isError || (failureCount > 0 && fetchStatus === 'paused'),
  );
  const loaded = results.filter(({dataUpdatedAt}) => dataUpdatedAt > 0);
  const oldest = Math.min(...loaded.map(({dataUpdatedAt}) => dataUpdatedAt));
  if (!failed) return null;
  // oxlint-disable-next-line react/purity -- useNow draws it anew as time goes on
  const asOf = clock.now() - (Date.now() - oldest);
  return (
    <Notice retry={() => results.forEach((each) => void each.refetch())}>
      {loaded.length > 0 && (
        <>
          <Translate
            id="dashboard.age.asOf"
            values={{
              time: <time dateTime={new Date(asOf).toISOString()}>{clockText(asOf)}</time>,
              ago: <AgoText time={asOf} now={clock.now()} />,
            }}
          >
            {'As of {time}, {ago}.'}
          </Translate>{' '}
        </>
      )}
      <Reason error={failed.error} />
    </Notice>
  );
}

interface ReasonProps {
  readonly error: unknown;
}

function Reason({error}: ReasonProps) {
  if (!(error instanceof PlatformError))
    return <Translate id="dashboard.age.unreachable">The platform cannot be reached.</Translate>;
  const {status, message} = error;
  return (
    <>
      {status === 429 ? (
        <Translate id="dashboard.age.busy">The platform is getting too many requests (429).</Translate>
      ) : (
        <Translate id="dashboard.age.refused" values={{status, message}}>
          {'The platform responds with {status}: {message}'}
        </Translate>
      )}
      <ErrorExplanation response={{status, body: message}} isBrief />
    </>
  );
}
