import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {OffSheetDrawing} from './OffSheetDrawing';
import styles from './notFound.module.css';
import {NotFoundLinks} from './NotFoundLinks';

interface Props {
  readonly className?: string;
}

/** What stands where no page is: the address that was asked for, and ways on. */
export function PageNotFound({className}: Props) {
  const {pathname} = useLocation();
  // One file serves every unknown address: which it is, only the browser knows.
  const isBrowser = useIsBrowser();
  return (
    // The mark is read when the document is loaded: src/components/known-addresses.
    <main className={clsx('container', styles.page, className)} data-no-page>
      <div>
        <h1 className={styles.title}>
          <Translate id="theme.NotFound.title" description="The title of the 404 page">
            Off the chart
          </Translate>
        </h1>
        <p className={styles.lead}>
          {isBrowser && (
            <Translate
              id="notFound.address"
              description="Names the address that has no page"
              values={{address: <code className={styles.address}>{pathname}</code>}}
            >
              {
                'There is no page at {address}. It may have moved, or the address may contain a typo. Upper case and lower case are different.'
              }
            </Translate>
          )}
        </p>
        <NotFoundLinks />
      </div>
      <OffSheetDrawing />
    </main>
  );
}
