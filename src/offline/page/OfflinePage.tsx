import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {findOwnPath} from '@site/src/site/findOwnPath';
import {paths} from '@site/src/site/paths';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import Layout from '@theme/Layout';
import {SavedSection} from './SavedSection';
import styles from './offline.module.css';

/**
 * What can be read without a network, and how much of it this browser keeps. The worker leads here from pages that it
 * does not keep, and names them in the query. A route of the plugin requires the default export.
 */
export default function OfflinePage() {
  const {search} = useLocation();
  const base = useBaseUrl('/');
  // The page that somebody wanted, if the query names one of this site.
  const wanted = new URLSearchParams(search).get('page') ?? '';
  const page = useIsBrowser() ? findOwnPath(wanted, base) : undefined;
  return (
    <Layout
      title={translate({id: 'offline.page.title', message: 'Read offline'})}
      description={translate({
        id: 'offline.page.description',
        message:
          'The guides, the API reference and the search work offline once your browser has saved them.',
      })}
    >
      <main className={styles.page}>
        {page === undefined ? (
          <>
            <h1>
              <Translate id="offline.page.heading">Read offline</Translate>
            </h1>
            <p>
              <Translate id="offline.page.text">
                Your browser saves the guides, the API reference and the search when you first visit this
                site, so that you can read them offline. The dashboard and the administration pages need a
                connection.
              </Translate>
            </p>
          </>
        ) : (
          <MissingPage page={page} />
        )}
        <SavedSection />
        <p>
          {useSiteSettings().navigation.docs && (
            <>
              <Link to={paths.guides}>
                <Translate id="offline.page.guides">Guides</Translate>
              </Link>
              {' · '}
            </>
          )}
          <Link to={paths.api}>
            <Translate id="offline.page.reference">API Reference</Translate>
          </Link>
        </p>
      </main>
    </Layout>
  );
}

interface Props {
  /** Its path on the site. */
  readonly page: string;
}

function MissingPage({page}: Props) {
  return (
    <section role="alert">
      <h1>
        <Translate id="offline.missing.heading">You are offline</Translate>
      </h1>
      <p>
        <Translate id="offline.missing.text" values={{page: <code>{page}</code>}}>
          {'The page {page} is not saved in this browser. Try again once you are connected.'}
        </Translate>
      </p>
      <a className="button button--primary" href={page}>
        <Translate id="offline.missing.retry">Try again</Translate>
      </a>
    </section>
  );
}
