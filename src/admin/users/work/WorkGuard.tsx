import Translate from '@docusaurus/Translate';
import {FormAlert} from '@site/src/components/form';
import type {ReactNode} from 'react';
import {useWork} from './useWork';

interface Props {
  /** What begins another work. */
  readonly children: ReactNode;
}

/** One work at a time: while one has entries left, no other can be begun. */
export function WorkGuard({children}: Props) {
  const current = useWork();
  if (!current || current.progress.counts.left === 0) return children;
  return (
    <FormAlert kind="info">
      <Translate id="admin.work.inTheWay" values={{title: <strong>{current.work.title}</strong>}}>
        {'{title} has accounts left. Finish it first, or stop and dismiss it above the list.'}
      </Translate>
    </FormAlert>
  );
}
