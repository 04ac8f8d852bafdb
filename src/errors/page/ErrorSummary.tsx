import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {paths} from '@site/src/site/paths';
import {useErrorKind} from './useErrorKind';

/** What the error means, as it is shown with a response, and the way to all others: the sidebar does not list them. */
export function ErrorSummary() {
  return (
    <p>
      {useErrorKind().says}{' '}
      <Link data-twin="omit" to={paths.errors}>
        <Translate id="errors.all">All errors</Translate>
      </Link>
    </p>
  );
}
