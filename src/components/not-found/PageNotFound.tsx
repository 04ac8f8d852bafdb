import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {lazyPart} from '@site/src/components/loading/lazyPart';
import clsx from 'clsx';
import styles from './notFound.module.css';
import {NotFoundLinks} from './NotFoundLinks';

// The theme puts this page into every page of the docs: the drawing is downloaded where a page is missing.
const OffSheetDrawing = lazyPart(
  () => import('./OffSheetDrawing'),
  <svg className={styles.picture} viewBox="0 0 420 300" aria-hidden="true" />,
);

interface Props {
  readonly className?: string;
}

/** What stands where no page is: the address that was asked for, and ways on. */
export function PageNotFound({className}: Props) {
  const {pathname} = useLocation();
  // One file serves every unknown address: which it is, only the browser knows.
  const isBrowser = useIsBrowser();
  return (
    <main className={clsx('container', styles.page, className)}>
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
                'There is no page at {address}. It may have moved, or the address has a slip in it: capitals count.'
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
