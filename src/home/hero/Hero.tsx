import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {SandboxLink} from '@site/src/components/sandbox/SandboxLink';
import {paths} from '@site/src/site/paths';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import {Chart} from '../chart/Chart';
import type {HomeFacts} from '../contract/homeFacts';
import styles from './hero.module.css';
import {Legend} from './Legend';

interface Props {
  readonly facts: HomeFacts;
}

/** What the platform is, in one sentence, one paragraph and one picture. */
export function Hero({facts}: Props) {
  const {siteConfig} = useDocusaurusContext();
  const {docs} = useSiteSettings().navigation;
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>{siteConfig.tagline}</h1>
        <p className={styles.lead}>
          <Translate id="home.lead" description="Paragraph under the title of the home page">
            Report the positions of vehicles, vessels and aircraft. Plan their routes and flights. Then ask
            one REST API which weather, fires and closed airspace lie on their way.
          </Translate>
        </p>
        <p className={styles.actions}>
          {docs && (
            <Link className="button button--primary" to={paths.docs}>
              <Translate id="home.start" description="Main button of the home page">
                Make your first call
              </Translate>
            </Link>
          )}
          <Link className={docs ? 'button button--secondary' : 'button button--primary'} to={paths.api}>
            <Translate
              id="home.browse"
              description="Second button of the home page"
              values={{count: facts.operations}}
            >
              {'Browse {count} operations'}
            </Translate>
          </Link>
        </p>
        <p className={styles.contract}>
          <span>
            <Translate id="home.version" description="Version of the API" values={{version: facts.version}}>
              {'API {version}'}
            </Translate>
          </span>
          <Link to="pathname:///openapi.yaml">OpenAPI YAML</Link>
          <Link to="pathname:///openapi.json">JSON</Link>
          {docs && (
            <SandboxLink>
              <Translate id="home.sandbox" description="Link to the download of the sandbox">
                Sandbox for your machine
              </Translate>
            </SandboxLink>
          )}
        </p>
      </div>
      <figure className={styles.figure}>
        <Chart chart={facts.chart} />
        <Legend chart={facts.chart} />
      </figure>
    </header>
  );
}
