import type {ReactNode} from 'react';

interface Props {
  readonly children: ReactNode;
}

/** Stands in for the frame of a page: its navbar and footer need the whole site. */
export default function Layout({children}: Props) {
  return children;
}
