import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {paths} from '@site/src/site/paths';
import Layout from '@theme/Layout';
import styles from './changelog.module.css';
import type {ChangelogVersion} from './types';
import {Version} from './Version';

interface Props {
  readonly versions: readonly ChangelogVersion[];
}

/** The contract's history, newest first. A route of the plugin requires the default export. */
export default function ChangelogPage({versions}: Props) {
  const feed = useBaseUrl(paths.changelogFeed);
  const title = translate({id: 'changelog.title', message: 'API changelog'});
  return (
    <Layout
      title={title}
      description={translate({
        id: 'changelog.description',
        message: 'What changed in the API, which operations it concerns, and which changes break programs.',
      })}
    >
      <Head>
        <link rel="alternate" type="application/rss+xml" title={title} href={feed} />
      </Head>
      <main className={styles.page}>
        <h1>{title}</h1>
        <p className={styles.lead}>
          <Translate
            id="changelog.lead"
            values={{
              feed: (
                <a href={feed}>
                  <Translate id="changelog.feed">RSS feed</Translate>
                </a>
              ),
            }}
          >
            {
              'A change is marked as breaking if a program that worked before can fail. To be told of changes, subscribe to the {feed}.'
            }
          </Translate>
        </p>
        {versions.map((version) => (
          <Version key={version.version + String(version.isReleased)} version={version} />
        ))}
      </main>
    </Layout>
  );
}
