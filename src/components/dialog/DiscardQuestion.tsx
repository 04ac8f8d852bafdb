import Translate from '@docusaurus/Translate';
import {FormAlert} from '../form/FormAlert';
import {smallButton} from '../small-button/SmallButton';
import styles from './confirm.module.css';

interface Props {
  readonly onDiscard: () => void;
  readonly onStay: () => void;
}

/** Asks, inside a dialog, before what was entered is thrown away. */
export function DiscardQuestion({onDiscard, onStay}: Props) {
  return (
    <FormAlert kind="error">
      <p>
        <Translate id="components.dialog.discardQuestion">Discard what you have entered?</Translate>
      </p>
      <div className={styles.actions}>
        <button type="button" className={smallButton} onClick={onStay} autoFocus>
          <Translate id="components.dialog.stay">Keep editing</Translate>
        </button>
        <button type="button" className="button button--danger button--sm" onClick={onDiscard}>
          <Translate id="components.dialog.discard">Discard</Translate>
        </button>
      </div>
    </FormAlert>
  );
}
