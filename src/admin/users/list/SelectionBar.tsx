import Translate from '@docusaurus/Translate';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {useRef, type ReactNode} from 'react';
import own from './list.module.css';

interface Props {
  /** How many people are ticked. */
  readonly ticked: number;
  readonly clear: () => void;
  /** What can be done with them. */
  readonly children?: ReactNode;
}

/** How many people are ticked, and what can be done with them. */
export function SelectionBar({ticked, clear, children}: Props) {
  const count = useRef<HTMLParagraphElement>(null);
  return (
    <div className={own.bar}>
      <p role="status" ref={count} tabIndex={-1}>
        <Translate id="admin.users.ticked" values={{count: <strong>{ticked}</strong>}}>
          {'{count} selected'}
        </Translate>
      </p>
      {children}
      {ticked > 0 && (
        <SmallButton
          onClick={() => {
            clear();
            // The button goes with the selection.
            count.current?.focus();
          }}
        >
          <Translate id="admin.users.untick">Clear selection</Translate>
        </SmallButton>
      )}
    </div>
  );
}
