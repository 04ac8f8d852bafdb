import Translate from '@docusaurus/Translate';
import {useId, useState, type ReactNode} from 'react';
import {FormAlert} from '../form/FormAlert';
import {Dialog} from './Dialog';
import styles from './confirm.module.css';

interface Props {
  readonly title: string;
  /** What will happen, in words. */
  readonly children: ReactNode;
  /** The word on the button that does it. */
  readonly action: string;
  /** Does it. What it throws is said by `describe`, and the dialog stays. */
  readonly onConfirm: () => Promise<void>;
  readonly describe: (error: unknown) => {readonly text: string};
  readonly onClose: () => void;
}

/** Asks before something that cannot be undone. */
export function Confirm({title, children, action, onConfirm, describe, onClose}: Props) {
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const confirm = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setProblem(describe(error).text);
      setBusy(false);
    }
  };
  return (
    <Dialog title={title} describedBy={id} onClose={onClose}>
      {problem && <FormAlert kind="error">{problem}</FormAlert>}
      <p id={id}>{children}</p>
      <div className={styles.actions}>
        <button
          type="button"
          className="button button--danger"
          aria-disabled={isBusy}
          onClick={() => void confirm()}
        >
          {action}
        </button>
        <button type="button" className="button button--secondary" onClick={onClose}>
          <Translate id="components.confirm.cancel">Cancel</Translate>
        </button>
      </div>
    </Dialog>
  );
}
