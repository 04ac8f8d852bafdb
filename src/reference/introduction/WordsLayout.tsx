import ApiItemLayout from '@theme/ApiItem/Layout';
import type {ReactNode} from 'react';

/** The layout of the reference's pages of words, with their table of contents: MDX calls it by itself. */
export function WordsLayout({children}: {children: ReactNode}): ReactNode {
  return <ApiItemLayout>{children}</ApiItemLayout>;
}
