import Translate from '@docusaurus/Translate';
import {smallButton} from '@site/src/components/small-button/SmallButton';

interface Props {
  /** Asks again after a failure; left out while a response is awaited. */
  readonly again?: (() => void) | undefined;
}

/** In place of what only the identity service knows, until it has responded. */
export function ServiceCheck({again}: Props) {
  return (
    <p role="status">
      {again ? (
        <button type="button" className={smallButton} onClick={again}>
          <Translate id="dashboard.account.checkAgain">Check again</Translate>
        </button>
      ) : (
        <Translate id="dashboard.account.checking">Checking with the identity service…</Translate>
      )}
    </p>
  );
}
