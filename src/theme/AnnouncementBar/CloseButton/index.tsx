// Change: the focus goes on to the navbar when the bar that had it is gone.
import OriginalCloseButton from '@theme-original/AnnouncementBar/CloseButton';
import type {Props} from '@theme/AnnouncementBar/CloseButton';
import type {MouseEvent} from 'react';

export default function CloseButton({onClick, ...props}: Props) {
  return (
    <OriginalCloseButton
      {...props}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        onClick?.(event);
        focusNavbar();
      }}
    />
  );
}

/** The first control that is on screen: the button of the sidebar is on phones alone. */
function focusNavbar(): void {
  for (const control of document.querySelectorAll<HTMLElement>('.navbar a, .navbar button')) {
    // Without scrolling: a page that stands further down stays there.
    control.focus({preventScroll: true});
    if (document.activeElement === control) return;
  }
}
