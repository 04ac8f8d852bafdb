import type {ComponentProps} from 'react';

interface Props extends ComponentProps<'a'> {
  readonly to: string;
}

/** Stands in for the site's links, which need its routes: a link to the same address. */
export default function Link({to, ...props}: Props) {
  return <a href={to} {...props} />;
}
