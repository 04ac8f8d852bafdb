import Translate, {translate} from '@docusaurus/Translate';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import {Card} from '@site/src/components/card/Card';
import {ApiKeyRow} from './ApiKeyRow';
import styles from './account.module.css';

interface Props {
  readonly keys: readonly string[];
}

/** The person's API keys where there is no portal service: they come with the identity token. */
export function ApiKeys({keys}: Props) {
  const {support} = useSiteSettings();
  return (
    <Card isWide title={translate({id: 'dashboard.keys.title', message: 'API keys'})}>
      {keys.length === 0 ? (
        <p>
          <Translate
            id="dashboard.keys.none"
            values={{mailbox: <a href={`mailto:${support.email}`}>{support.email}</a>}}
          >
            {'Your account has no API key. To request one, write to {mailbox}.'}
          </Translate>
        </p>
      ) : (
        <>
          <p>
            <Translate id="dashboard.keys.advice">
              Send a key in the header x-api-key, from servers and devices. Never put one in a page or a
              repository.
            </Translate>
          </p>
          <ul className={styles.keys}>
            {keys.map((key, index) => (
              <ApiKeyRow key={key} apiKey={key} number={index + 1} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
