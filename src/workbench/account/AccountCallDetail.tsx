import Translate from '@docusaurus/Translate';
import findings from '../contract/findings.module.css';
import styles from '../detail/detail.module.css';
import {ForeignCall} from '../detail/ForeignCall';
import type {AccountCall} from './toAccountCall';

interface Props {
  readonly call: AccountCall;
  readonly back: () => void;
}

/** What the sandbox tells of a call that was made elsewhere. */
export function AccountCallDetail({call, back}: Props) {
  const {violations} = call.request;
  return (
    <ForeignCall
      call={call}
      back={back}
      operationId={call.operationId}
      verdict={
        violations.length === 0 ? (
          <p className={styles.note}>
            <Translate id="workbench.account.kept">
              The sandbox found nothing wrong with this request.
            </Translate>
          </p>
        ) : (
          <ul className={findings.findings}>
            {violations.map(({path, message}) => (
              <li key={`${path} ${message}`}>
                {path !== '' && <code>{path}</code>} {message}
              </li>
            ))}
          </ul>
        )
      }
    >
      <p className={styles.note}>
        <Translate id="workbench.account.unkept">
          The sandbox keeps neither headers nor bodies of what was sent elsewhere.
        </Translate>
      </p>
    </ForeignCall>
  );
}
