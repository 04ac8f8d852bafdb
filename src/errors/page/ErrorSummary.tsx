import {useErrorKind} from './useErrorKind';

/** What the error means, as it is shown with a response. */
export function ErrorSummary() {
  return <p>{useErrorKind().says}</p>;
}
