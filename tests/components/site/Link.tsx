import type {ComponentProps} from 'react';
import {useHistory} from 'react-router-dom';

interface Props extends ComponentProps<'a'> {
  readonly to: string;
}

/** Stands in for the site's links, which need its routes: where a test has a router, they lead on within the page. */
export default function Link({to, children, ...props}: Props) {
  const history: ReturnType<typeof useHistory> | undefined = useHistory();
  return (
    <a
      href={to}
      onClick={(event) => {
        if (!history) return;
        event.preventDefault();
        history.push(to);
      }}
      {...props}
    >
      {children}
    </a>
  );
}
