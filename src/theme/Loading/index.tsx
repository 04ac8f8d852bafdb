// Change: the red box in the site's own colours, announced to screen readers, with words that can be translated.
import Translate from '@docusaurus/Translate';
import OriginalLoading from '@theme-original/Loading';
import type {LoadingComponentProps} from 'react-loadable';

export default function Loading(props: LoadingComponentProps) {
  if (!props.error) return <OriginalLoading {...props} />;
  return (
    <div className="load-failure" role="alert">
      {String(props.error)}
      <button type="button" onClick={props.retry}>
        <Translate id="loadFailure.retry" description="Loads the page again">
          Retry
        </Translate>
      </button>
    </div>
  );
}
