import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {paths} from '@site/src/site/paths';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import styles from './run.module.css';

/** Says that the chosen key may not send this request, and where another one comes from. */
export function LimitedKeyNote() {
  const {navigation} = useSiteSettings();
  return (
    <p className={styles.limited}>
      <strong>
        <Translate id="guide.run.limited">This API key is limited, and may not send this request.</Translate>
      </strong>{' '}
      <Translate id="guide.run.limited.choose">Choose another key above, and run again.</Translate>{' '}
      {navigation.dashboard && (
        <Translate
          id="guide.run.limited.account"
          values={{
            account: (
              <Link to={paths.account}>
                <Translate id="guide.run.limited.link">your account</Translate>
              </Link>
            ),
          }}
        >
          {'What each of your keys may do, and how to create one, is in {account}.'}
        </Translate>
      )}
    </p>
  );
}
