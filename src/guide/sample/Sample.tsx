import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {useMemo, useState} from 'react';
import type {OperationDocument} from '@site/src/openapi/document/types';
import {placeholders} from '@site/src/openapi/request/placeholders';
import {guideLanguages} from '@site/src/code/samples/guideLanguages';
import {Samples} from '@site/src/code/samples/Samples';
import {useGuideServer} from '@site/src/try-it/server/useServer';
import {lazyPart} from '@site/src/components/loading/lazyPart';
import {Loading} from '@site/src/components/loading/Loading';
import {MethodBadge} from '@site/src/components/method/MethodBadge';
import {RunButton} from '../run/RunButton';
import type {RunProps} from '../run/types';
import {useCaptured} from '../request/capturedStore';
import {isTimed} from '@site/src/code/sample-request/placeholders';
import {RecordedView} from './RecordedView';
import styles from './sample.module.css';
import {sampleCredential, toSampleInput} from '../request/toHttp';
import {toPresent, usePresent} from '../request/usePresent';
import type {SampleRequest} from '@site/src/code/sample-request/types';
import type {RecordedResponse, SampleOperation} from './types';

/** Sending and showing a response weigh more than a page of words: they are loaded with the first run. */
const LazyRun = lazyPart<RunProps>(
  () => import('../run/Run.client').then(({Run}) => ({default: Run})),
  <Loading />,
);

export interface SampleProps {
  readonly request: SampleRequest;
  readonly operation: SampleOperation;
  /** What earlier samples captured when they were recorded; the reader's own runs replace it. */
  readonly values: Readonly<Record<string, string>>;
  readonly recorded: RecordedResponse;
  /** Fetches what the contract says about the operation. */
  readonly load: () => Promise<{readonly default: OperationDocument}>;
}

/** A request of a guide: its code in several languages, a button that sends it, and the response that was recorded. */
export function Sample({request, operation, values, recorded, load}: SampleProps) {
  const page = useLocation().pathname;
  const {server} = useGuideServer();
  const captured = useCaptured(page);
  const now = usePresent(useMemo(() => isTimed(JSON.stringify(request)), [request]));
  const filling = useMemo(() => ({now, values: {...values, ...captured}}), [now, values, captured]);
  const [round, setRound] = useState(0);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [cancel, setCancel] = useState<{now: () => void}>();
  const input = useMemo(() => {
    const secret = request.auth === 'bearer' ? placeholders.bearer : (server.demoKey ?? placeholders.apiKey);
    const credential = sampleCredential(request.auth, secret);
    return toSampleInput(request, {...filling, server: server.url, credential});
  }, [request, server, filling]);
  const run = (): void => void toPresent(server).then(() => setRound((count) => count + 1));
  return (
    <div
      className={styles.sample}
      role="group"
      data-search="messages"
      aria-label={translate(
        {id: 'guide.sample.label', message: 'Sample: {subject}'},
        {subject: operation.summary},
      )}
    >
      <div className={styles.head}>
        <MethodBadge method={request.method.toLowerCase()} />{' '}
        <Link to={`/api/${operation.slug}`}>{operation.summary}</Link>
        <span ref={setPlace} className={styles.status} />
        <RunButton subject={operation.summary} cancel={cancel?.now} run={run} />
      </div>
      <Samples input={input} languages={guideLanguages} />
      {round > 0 && (
        <LazyRun
          request={request}
          filling={filling}
          load={load}
          page={page}
          round={round}
          run={run}
          place={place}
          onSending={(stop) => setCancel(stop && {now: stop})}
        />
      )}
      <RecordedView recorded={recorded} summary={operation.summary} />
    </div>
  );
}
