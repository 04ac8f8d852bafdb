import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {homeFacts} from '../contract/homeFacts';
import {paths} from '@site/src/site/paths';
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
          description="command is the command that starts the sandbox"
          values={{
            command: <code>npm start</code>,
            guide: (
              <Link to={paths.docs}>
                <Translate id="home.call.guide">how to start it</Translate>
              </Link>
            ),
          }}
        >
          {
            'The whole platform runs on your machine as a sandbox: {command}, and its address and keys are the ones below. It checks each request and each answer against the API description ({guide}).'
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
