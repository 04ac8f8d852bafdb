import ApiItemLayout from '@theme/ApiItem/Layout';
import type {ReactNode} from 'react';

interface Props {
  readonly children: ReactNode;
}

/** The layout of the reference's pages of words, with their table of contents: MDX calls it by itself. */
export function WordsLayout({children}: Props) {
  return <ApiItemLayout>{children}</ApiItemLayout>;
}
