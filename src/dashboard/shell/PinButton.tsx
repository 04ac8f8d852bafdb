import {translate} from '@docusaurus/Translate';
import {IconButton} from '@site/src/components/icon-button/IconButton';
import type {Panel} from '../panelTable';
import {useView} from '../shared/view/useView';

interface Props {
  readonly panel: Panel;
}

/** Keeps the layers of a panel on the map while another panel is open. */
export function PinButton({panel}: Props) {
  const {view, change} = useView();
  const {pinned} = view;
  const isPinned = pinned.includes(panel.id);
  const label = translate({
    id: 'dashboard.pin',
    message: 'Keep on the map',
    description: 'Button that keeps the layers of a panel on the map while another panel is open',
  });
  const toggle = () =>
    change(
      {pinned: isPinned ? pinned.filter((id) => id !== panel.id) : [...pinned, panel.id]},
      {isStep: true},
    );
  return (
    <IconButton
      isQuiet
      name={label}
      path="M5.5 2.5h5l-.8 4.5 2.3 2.5H4L6.3 7zM8 9.5V14"
      isPressed={isPinned}
      onClick={toggle}
    />
  );
}
