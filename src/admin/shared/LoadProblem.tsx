import ErrorExplanation from '@theme/ErrorExplanation';
import Translate from '@docusaurus/Translate';
import {FormAlert} from '@site/src/components/form';
import {smallButton} from '@site/src/components/small-button/SmallButton';

interface Props {
  /** Why nothing could be loaded, and what can be done. */
  readonly text: string;
  readonly onAgain: () => void;
}

/** Shown instead of what could not be loaded, and loads it again on request. */
export function LoadProblem({text, onAgain}: Props) {
  return (
    <FormAlert kind="error">
      <p>
        {text} <ErrorExplanation response={{status: undefined, body: text}} isBrief />
      </p>
      <button type="button" className={smallButton} onClick={onAgain}>
        <Translate id="admin.problem.again">Try again</Translate>
      </button>
    </FormAlert>
  );
}
