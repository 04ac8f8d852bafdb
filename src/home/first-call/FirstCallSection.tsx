import Translate from '@docusaurus/Translate';
import {homeFacts} from '../contract/homeFacts';
import {SandboxLink} from '@site/src/components/sandbox/SandboxLink';
import {OperationLink} from '../method/OperationLink';
import section from '../section.module.css';
import {FirstCallResponse, FirstCallRequest} from './FirstCall';
import styles from './firstCall.module.css';

/** The first request and its response, side by side. */
export function FirstCallSection() {
  return (
    <section className={section.section}>
      <h2 className={section.heading}>
        <Translate id="home.call">The first call works before you have an account</Translate>
      </h2>
      <p className={section.intro}>
        <Translate
          id="home.call.text"
          description="download is a link to the file and how to start it"
          values={{
            download: (
              <SandboxLink>
                <Translate id="home.call.download">Download the sandbox</Translate>
              </SandboxLink>
            ),
          }}
        >
          {
            'The whole platform runs on your own machine. {download}: it is one file, and it works with the address and the key below. It checks every request and every response against the API description.'
          }
        </Translate>
      </p>
      <div className={styles.pair}>
        <div className={styles.request}>
          <FirstCallRequest />
        </div>
        <div className={styles.response}>
          <OperationLink operation={homeFacts.firstCall.operation} />
          <FirstCallResponse />
        </div>
      </div>
    </section>
  );
}
