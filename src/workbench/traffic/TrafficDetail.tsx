import Translate, {translate} from '@docusaurus/Translate';
import {useMemo} from 'react';
import {Findings} from '../contract/Findings';
import styles from '../detail/detail.module.css';
import {ForeignCall} from '../detail/ForeignCall';
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
  const {request, response} = useMemo(() => maskCall(checked.call), [checked]);
  return (
    <ForeignCall
      call={call}
      back={back}
      operationId={checked.operationId}
      verdict={
        checked.findings.length === 0 ? (
          <p className={styles.note}>
            <Translate id="workbench.traffic.kept">The call matches the contract.</Translate>
          </p>
        ) : (
          <Findings findings={checked.findings} />
        )
      }
    >
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
    </ForeignCall>
  );
}
