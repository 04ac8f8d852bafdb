import Translate, {translate} from '@docusaurus/Translate';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {paths} from '@site/src/site/paths';
import {useEffect, useMemo, useRef} from 'react';
import {Findings} from '../contract/Findings';
import {knownOperations} from '../contract/operations';
import {CallHead} from '../detail/CallHead';
import styles from '../detail/detail.module.css';
import {Message} from '../detail/Message';
import {maskCall} from '../masking/maskCall';
import type {TrafficCall} from './toTrafficCall';

interface Props {
  readonly call: TrafficCall;
  readonly back: () => void;
}

/** A call that was brought, with what was found in it. */
export function TrafficDetail({call, back}: Props) {
  const {checked} = call;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const {request, response} = useMemo(() => maskCall(checked.call), [checked]);
  const operation = knownOperations.find(({operationId}) => operationId === checked.operationId);
  return (
    <div className={styles.detail}>
      <SmallButton onClick={back}>
        <Translate id="workbench.back">Back to the list</Translate>
      </SmallButton>
      <CallHead call={call} heading={heading} />
      {operation && (
        <div className={styles.actions}>
          <SmallButton to={`${paths.api}${operation.slug}`}>{operation.summary}</SmallButton>
        </div>
      )}
      <h4 className={styles.title}>
        <Translate id="workbench.verdict">Contract</Translate>
      </h4>
      {checked.findings.length === 0 ? (
        <p className={styles.note}>
          <Translate id="workbench.traffic.kept">The call matches the contract.</Translate>
        </p>
      ) : (
        <Findings findings={checked.findings} />
      )}
      <Message
        title={translate({id: 'workbench.request', message: 'Request'})}
        headers={request.headers}
        body={request.body}
        line={`${request.method} ${request.url}`}
      />
      {response && (
        <Message
          title={translate({id: 'workbench.response', message: 'Response'})}
          headers={response.headers}
          body={response.body}
          size={response.size}
        />
      )}
    </div>
  );
}
