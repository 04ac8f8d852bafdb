import clsx from 'clsx';
import type {ReactNode} from 'react';

interface Props {
  /** Made from the contract's Markdown when the pages are generated, HTML in it escaped. */
  html: string | undefined;
  className?: string;
}

/** A description of the contract. */
export function Html({html, className}: Props): ReactNode {
  if (!html) return null;
  return <div className={clsx(className)} dangerouslySetInnerHTML={{__html: html}} />;
}
