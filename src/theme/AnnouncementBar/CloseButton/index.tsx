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
        // Without scrolling: a page that stands further down stays there.
        document.querySelector<HTMLElement>('.navbar a, .navbar button')?.focus({preventScroll: true});
      }}
    />
  );
}
