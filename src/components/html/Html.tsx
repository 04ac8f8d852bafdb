import clsx from 'clsx';

interface Props {
  /** Made from the contract's Markdown when the pages are generated, HTML in it escaped. */
  readonly html: string | undefined;
  readonly className?: string;
}

/** A description of the contract. */
export function Html({html, className}: Props) {
  if (!html) return null;
  return <div className={clsx(className)} dangerouslySetInnerHTML={{__html: html}} />;
}
