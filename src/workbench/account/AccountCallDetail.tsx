import Translate from '@docusaurus/Translate';
import ErrorExplanation from '@theme/ErrorExplanation';
import {isErrorStatus} from '@site/src/base/isErrorStatus';
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
  return (
    <ForeignCall call={call} back={back} operationId={call.operationId} verdict={<Verdict call={call} />}>
      <p className={styles.note}>
        <Translate id="workbench.account.unkept">
          The sandbox keeps neither headers nor bodies of what was sent elsewhere.
        </Translate>
      </p>
    </ForeignCall>
  );
}

/** What was wrong with the request. An error leads to its pages, which say what to change. */
function Verdict({call: {request, status}}: Pick<Props, 'call'>) {
  const {violations} = request;
  const body = violations.map(({path, message}) => `${path} ${message}`.trim()).join('; ');
  return (
    <>
      {violations.length === 0 ? (
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
      )}
      {status !== undefined && isErrorStatus(status) && (
        <ErrorExplanation response={{status, body}} isBrief={violations.length < 2} />
      )}
    </>
  );
}
