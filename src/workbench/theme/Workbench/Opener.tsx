// Change: a button that opens the workbench.
import {IconButton} from '@site/src/components/icon-button/IconButton';
import type {Props} from '@theme/Workbench/Opener';
import {door, useIsOpen} from '../../door/door';

export default function Opener({name, isQuiet = false}: Props) {
  return (
    <IconButton
      name={name}
      isQuiet={isQuiet}
      className="workbenchOpener"
      path="M5.5 4.5L2 8l3.5 3.5M10.5 4.5L14 8l-3.5 3.5"
      isExpanded={useIsOpen()}
      onClick={door.toggle}
    />
  );
}
