import {Fragment} from 'react';

interface Props {
  readonly url: string;
}

/** An address that is broken between its parts, and within one only where it is too long for a line. */
export function BreakableAddress({url}: Props) {
  return url.split(/(?<=[/?&,])/).map((part, index) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}
