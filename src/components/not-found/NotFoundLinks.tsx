import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {paths} from '@site/src/site/paths';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import styles from './notFound.module.css';

/** Where most people wanted to go, as far as the site offers it. */
export function NotFoundLinks() {
  const {navigation, support} = useSiteSettings();
  return (
    <ul className={styles.ways}>
      {navigation.api && (
        <li>
          <Link to={paths.api}>
            <Translate id="notFound.reference">API Reference</Translate>
          </Link>
          <Translate id="notFound.reference.what">Every operation, with a form to try it.</Translate>
        </li>
      )}
      {navigation.docs && (
        <li>
          <Link to={paths.docs}>
            <Translate id="notFound.guides">Start here</Translate>
          </Link>
          <Translate id="notFound.guides.what">The sandbox and the first call.</Translate>
        </li>
      )}
      <li>
        <Link to={paths.home}>
          <Translate id="notFound.home">Home</Translate>
        </Link>
        <Translate id="notFound.home.what">What the platform does.</Translate>
      </li>
      <li>
        <a href={`mailto:${support.email}`}>
          <Translate id="notFound.support">Ask support</Translate>
        </a>
        <Translate id="notFound.support.what">
          Tell us where you found the link, and we will fix it.
        </Translate>
      </li>
    </ul>
  );
}
