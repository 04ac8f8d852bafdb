import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import facts from '@site/.generated/reference/facts.json';
import type {ReferenceFacts} from '@site/src/publishing/reference/types';
import {paths} from '@site/src/site/paths';
import Layout from '@theme/Layout';
import {Domains} from '../introduction/Domains';
import {Downloads} from '../introduction/Downloads';
import styles from './referenceHome.module.css';

const {version, domains} = facts as unknown as ReferenceFacts;

/** The home page of a site that is a reference and nothing else. A route of the plugin requires the default export. */
export default function ReferenceHome() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout title={siteConfig.tagline} description={siteConfig.tagline}>
      <main className={styles.page}>
        <h1>{siteConfig.title}</h1>
        <p className={styles.lead}>{siteConfig.tagline}</p>
        <p>
          <Link className="button button--primary" to={paths.api}>
            <Translate id="reference.home.open" values={{version}}>
              {'API Reference {version}'}
            </Translate>
          </Link>
        </p>
        <Domains domains={domains} />
        <h2>
          <Translate id="reference.home.downloads">Downloads</Translate>
        </h2>
        <Downloads />
      </main>
    </Layout>
  );
}
