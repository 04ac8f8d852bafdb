import {useHistory} from 'react-router-dom';
import type {ComponentProps, MouseEvent} from 'react';

interface Props extends ComponentProps<'a'> {
  readonly to: string;
}

/** Stands in for the site's links: within a router they lead to their address, elsewhere nobody follows them. */
export default function Link({to, onClick, children, ...props}: Props) {
  // Nothing where there is no router, whatever its type says.
  const history = useHistory() as ReturnType<typeof useHistory> | undefined;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!history || event.defaultPrevented) return;
    event.preventDefault();
    history.push(to);
  };
  return (
    <a href={to} onClick={follow} {...props}>
      {children}
    </a>
  );
}
