import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState} from 'react';
import {isProtected} from '../../site/isProtected';
import {useSiteSettings} from '../../site/useSiteSettings';
import {copyTwin} from './copyTwin';
import {findTwinLanguage} from './twinLanguage';
import styles from './twin.module.css';
import {twinPath} from '../../site/twinPath';

interface Props {
  /** The language that the reader has chosen for samples, on this page or another. */
  readonly language: string;
}

/** The page as Markdown, for readers that are programs and those who feed them: to copy, to open, to be found. */
export function PageTwin({language}: Props) {
  const {pathname} = useLocation();
  const {protectedPrefixes} = useSiteSettings();
  const base = useBaseUrl('/');
  const [twinLanguage, setTwinLanguage] = useState<string>();
  // Which languages a page has stands in its article, which is there once all of it is rendered.
  useEffect(() => setTwinLanguage(findTwinLanguage(language)), [language, pathname]);
  const address = twinPath(pathname, twinLanguage);
  const [isBusy, setBusy] = useState(false);
  const copy = async () => {
    if (isBusy) return;
    setBusy(true);
    await copyTwin(address);
    setBusy(false);
  };
  // A page for people who are signed in has no file that anybody could fetch.
  if (isProtected(`/${pathname.slice(base.length)}`, protectedPrefixes)) return null;
  return (
    <div className={styles.actions} data-twin="omit">
      <Head>
        <link rel="alternate" type="text/markdown" href={twinPath(pathname)} />
      </Head>
      <button type="button" className={styles.action} aria-disabled={isBusy} onClick={() => void copy()}>
        <Translate id="components.twin.copy">Copy page as Markdown</Translate>
      </button>
      {/* A file of the site, not a page: the router must not take it. */}
      <a className={styles.action} href={address}>
        <Translate id="components.twin.view">View as Markdown</Translate>
      </a>
    </div>
  );
}
